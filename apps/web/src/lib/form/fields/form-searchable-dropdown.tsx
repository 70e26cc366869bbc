import { SearchableDropdown } from '../../../ui/searchable-dropdown/searchable-dropdown.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import type { FormOption } from '../form-option.ts';
import { useOptionField } from '../use-option-field.ts';

type Props = FormFieldProps<typeof SearchableDropdown, 'options'> & { options: readonly FormOption[] };

export function FormSearchableDropdown({ options, ...props }: Props) {
  const control = useOptionField(props, options);
  return (
    <FieldPlace name={props.name}>
      <SearchableDropdown {...props} {...control} />
    </FieldPlace>
  );
}
