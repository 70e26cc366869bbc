import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { type FormOption, keyOf, shown } from '../form-option.ts';
import { useFormField } from '../use-form-field.ts';

type Props = FormFieldProps<typeof MultiSelect, 'options'> & { options: readonly FormOption[] };

/** The options that are checked, in their order. */
export function FormMultiSelect({ options, ...props }: Props) {
  const { control } = useFormField<readonly FormOption[]>(props, []);
  return (
    <FieldPlace name={props.name}>
      <MultiSelect
        {...props}
        {...control}
        options={shown(options)}
        value={control.value.map(keyOf)}
        onChange={(keys) => control.onChange(options.filter((option) => keys.includes(keyOf(option))))}
      />
    </FieldPlace>
  );
}
