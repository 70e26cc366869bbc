import { CheckboxGroup } from '../../../ui/checkbox/checkbox-group.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { useFormField } from '../use-form-field.ts';

export function FormCheckboxGroup(props: FormFieldProps<typeof CheckboxGroup>) {
  const { control } = useFormField<readonly string[]>(props, []);
  return (
    <FieldPlace name={props.name}>
      <CheckboxGroup {...props} {...control} />
    </FieldPlace>
  );
}
