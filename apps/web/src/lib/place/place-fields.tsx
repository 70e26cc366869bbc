import { useWatch } from 'react-hook-form';
import { FormSearchableDropdown } from '../form/fields/form-searchable-dropdown.tsx';
import { FormSelect } from '../form/fields/form-select.tsx';
import { FormTextField } from '../form/fields/form-text-field.tsx';
import { useFormKit } from '../form/form-kit.ts';
import type { FormOption } from '../form/form-option.ts';
import { countryOptions, stateOptionsOf } from './country-options.ts';

type Props = {
  prefix?: string;
  /** The whole form asks for them; a state that is written may be left out all the same. */
  required?: boolean;
};

/** A country and the state in it: chosen where the country has a list, written elsewhere. */
export function PlaceFields({ prefix = '', required = false }: Props) {
  const { form } = useFormKit();
  const country = useWatch({ control: form.control, name: `${prefix}country` }) as FormOption | null;
  const states = stateOptionsOf(country);
  return (
    <>
      <FormSearchableDropdown
        name={`${prefix}country`}
        label="Country"
        options={countryOptions}
        required={required}
      />
      {states ? (
        <FormSelect
          key={country?.label}
          name={`${prefix}state`}
          label="State"
          options={states}
          required={required}
        />
      ) : (
        <FormTextField name={`${prefix}region`} label="State or region" autoComplete="off" />
      )}
    </>
  );
}
