import { countries } from '@hub/contract/catalogs/countries';
import { statesOf } from '@hub/contract/catalogs/states';
import { useWatch } from 'react-hook-form';
import { FormSearchableDropdown, FormSelect } from '../form/choice-fields.tsx';
import { useFormKit } from '../form/form-kit.ts';
import { FormTextField } from '../form/text-fields.tsx';

const named = (name: string) => ({ value: name, label: name });
const countryOptions = countries.map(named);

type Props = {
  prefix?: string;
  /** The whole form requires them; a state that is typed may be left out all the same. */
  required?: boolean;
};

/** A country and the state in it: chosen where the country has a list, typed elsewhere. */
export function CountryStateFields({ prefix = '', required = false }: Props) {
  const { form } = useFormKit();
  const country: string | null = useWatch({ control: form.control, name: `${prefix}country` });
  const states = statesOf(country);
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
          key={country}
          name={`${prefix}state`}
          label="State"
          options={states.map(named)}
          required={required}
        />
      ) : (
        <FormTextField name={`${prefix}region`} label="State or region" autoComplete="off" />
      )}
    </>
  );
}
