import { FormPhoneInput } from '../../../lib/form/fields/form-phone-input.tsx';
import { FormTextField } from '../../../lib/form/fields/form-text-field.tsx';
import { FormSection } from '../../../lib/form/form-section.tsx';
import { PlaceFields } from '../../../lib/place/place-fields.tsx';

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
      <PlaceFields prefix={`${kind}.`} />
      {text('county', 'County', 'off')}
      {text('zipCode', 'Zip code', `${kind} postal-code`)}
    </FormSection>
  );
}
