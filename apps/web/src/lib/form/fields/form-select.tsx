import { Select } from '../../../ui/select/select.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import type { FormOption } from '../form-option.ts';
import { useOptionField } from '../use-option-field.ts';

type Props = FormFieldProps<typeof Select, 'options'> & { options: readonly FormOption[] };

export function FormSelect({ options, ...props }: Props) {
  const control = useOptionField(props, options);
  return (
    <FieldPlace name={props.name}>
      <Select {...props} {...control} />
    </FieldPlace>
  );
}
