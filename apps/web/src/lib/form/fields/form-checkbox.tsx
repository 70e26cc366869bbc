import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { useFormField } from '../use-form-field.ts';

export function FormCheckbox(props: FormFieldProps<typeof Checkbox>) {
  const {
    control: { value, ...control },
  } = useFormField(props, false);
  return (
    <FieldPlace name={props.name}>
      <Checkbox {...props} {...control} checked={value} />
    </FieldPlace>
  );
}
