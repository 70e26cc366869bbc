import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { useFormKit } from '../form-kit.ts';
import { useFormField } from '../use-form-field.ts';

/** What is typed here is never part of a draft. */
export function FormPasswordField(props: FormFieldProps<typeof PasswordField>) {
  const { control } = useFormField(props, '');
  useFormKit().secrets.add(props.name);
  return (
    <FieldPlace name={props.name}>
      <PasswordField {...props} {...control} />
    </FieldPlace>
  );
}
