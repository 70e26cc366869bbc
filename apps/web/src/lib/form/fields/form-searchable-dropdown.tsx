import type { selectedOption } from '@hub/contract/fields/select';
import type * as z from 'zod/mini';
import { SearchableDropdown } from '../../../ui/searchable-dropdown/searchable-dropdown.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { useFormField } from '../use-form-field.ts';

type Option = z.infer<typeof selectedOption>;

type Props = FormFieldProps<typeof SearchableDropdown, 'options'> & { options: readonly Option[] };

/** In the form the value is the whole option, as in the contract's rule; null while none is chosen. */
export function FormSearchableDropdown({ options, ...props }: Props) {
  const { control } = useFormField<Option | null>(props, null);
  return (
    <FieldPlace name={props.name}>
      <SearchableDropdown
        {...props}
        {...control}
        options={options.map(({ value, label }) => ({ value: `${value}`, label }))}
        value={`${control.value?.value ?? ''}`}
        onChange={(chosen) => control.onChange(options.find(({ value }) => `${value}` === chosen) ?? null)}
      />
    </FieldPlace>
  );
}
