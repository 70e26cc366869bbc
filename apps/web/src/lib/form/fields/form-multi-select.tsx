import type { selectedOption } from '@hub/contract/fields/select';
import type * as z from 'zod/mini';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { useFormField } from '../use-form-field.ts';

type Option = z.infer<typeof selectedOption>;

type Props = FormFieldProps<typeof MultiSelect, 'options'> & { options: readonly Option[] };

/** In the form the value is a list of whole options, in their order. */
export function FormMultiSelect({ options, ...props }: Props) {
  const { control } = useFormField<readonly Option[]>(props, []);
  return (
    <FieldPlace name={props.name}>
      <MultiSelect
        {...props}
        {...control}
        options={options.map(({ value, label }) => ({ value: `${value}`, label }))}
        value={control.value.map(({ value }) => `${value}`)}
        onChange={(chosen) => control.onChange(options.filter(({ value }) => chosen.includes(`${value}`)))}
      />
    </FieldPlace>
  );
}
