import { Select } from '../../../ui/select/select.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { type FormOption, findOption, keyOf, shown } from '../form-option.ts';
import { useFormField } from '../use-form-field.ts';

type Props = FormFieldProps<typeof Select, 'options'> & { options: readonly FormOption[] };

/** Null while none is chosen. */
export function FormSelect({ options, ...props }: Props) {
  const { control } = useFormField<FormOption | null>(props, null);
  return (
    <FieldPlace name={props.name}>
      <Select
        {...props}
        {...control}
        options={shown(options)}
        value={control.value ? keyOf(control.value) : ''}
        onChange={(key) => control.onChange(findOption(options, key))}
      />
    </FieldPlace>
  );
}
