import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { useFormField } from '../use-form-field.ts';

export function FormRadioGroup(props: FormFieldProps<typeof RadioGroup>) {
  const { control } = useFormField<string | null>(props, null);
  return (
    <FieldPlace name={props.name}>
      <RadioGroup {...props} {...control} />
    </FieldPlace>
  );
}
