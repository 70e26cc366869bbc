import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { maxLengthOf } from '../rule-at.ts';
import { useFormField } from '../use-form-field.ts';

export function FormTextField(props: FormFieldProps<typeof TextField, 'maxLength'>) {
  const { control, rule } = useFormField(props, '');
  const maxLength = maxLengthOf(rule);
  return (
    <FieldPlace name={props.name}>
      <TextField {...props} {...control} {...(maxLength !== undefined && { maxLength })} />
    </FieldPlace>
  );
}
