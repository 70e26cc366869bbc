import { SearchableDropdown } from '../../../ui/searchable-dropdown/searchable-dropdown.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { type FormOption, findOption, keyOf, shown } from '../form-option.ts';
import { useFormField } from '../use-form-field.ts';

type Props = FormFieldProps<typeof SearchableDropdown, 'options'> & { options: readonly FormOption[] };

/** Null while none is chosen. */
export function FormSearchableDropdown({ options, ...props }: Props) {
  const { control } = useFormField<FormOption | null>(props, null);
  return (
    <FieldPlace name={props.name}>
      <SearchableDropdown
        {...props}
        {...control}
        options={shown(options)}
        value={control.value ? keyOf(control.value) : ''}
        onChange={(key) => control.onChange(findOption(options, key))}
      />
    </FieldPlace>
  );
}
