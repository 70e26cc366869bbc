import { CountryStateFields } from '../../../lib/country-state/country-state-fields.tsx';
import { FormSection } from '../../../lib/form/form-field.tsx';
import { FormPhoneInput, FormTextField } from '../../../lib/form/text-fields.tsx';

/** The fields of one address, which a browser can fill in by itself. */
export function AddressFields({ kind }: { kind: 'billing' | 'shipping' }) {
  const text = (name: string, label: string, autoComplete: string) => (
    <FormTextField name={`${kind}.${name}`} label={label} autoComplete={autoComplete} />
  );
  return (
    <FormSection name={`${kind} address`}>
      {text('firstName', 'First name', `${kind} given-name`)}
      {text('lastName', 'Last name', `${kind} family-name`)}
      <FormPhoneInput name={`${kind}.phone`} label="Phone" autoComplete={`${kind} tel`} />
      {text('streetAddress', 'Street address', `${kind} street-address`)}
      {text('city', 'City', `${kind} address-level2`)}
      <CountryStateFields prefix={`${kind}.`} />
      {text('county', 'County', 'off')}
      {text('zipCode', 'Zip code', `${kind} postal-code`)}
    </FormSection>
  );
}
