import { PhoneInput } from '../../../ui/phone-input/phone-input.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { useFormField } from '../use-form-field.ts';

export function FormPhoneInput(props: FormFieldProps<typeof PhoneInput>) {
  const { control } = useFormField(props, '');
  return (
    <FieldPlace name={props.name}>
      <PhoneInput {...props} {...control} />
    </FieldPlace>
  );
}
