import { degrees } from '@hub/contract/catalogs/degrees';
import { professionalSpecializations } from '@hub/contract/catalogs/professional-specializations';
import { useWatch } from 'react-hook-form';
import { FormCheckbox, FormSelect, optionsOf } from '../../../lib/form/choice-fields.tsx';
import { useFormKit } from '../../../lib/form/form-kit.ts';
import { FieldCard } from '../../../lib/form/long-form.tsx';
import { FormPhoneInput, FormTextField } from '../../../lib/form/text-fields.tsx';
import { AddressFields } from './address-fields.tsx';

const professions = optionsOf(professionalSpecializations);
const degreeOptions = optionsOf(degrees);

type Props = { isAlone: boolean; managesOrganization: boolean; addresses: boolean };

export function ProfileFields({ isAlone, managesOrganization, addresses }: Props) {
  return (
    <>
      <FieldCard title="Personal information">
        <FormTextField name="firstName" label="First name" autoComplete="given-name" autoFocus />
        <FormTextField name="lastName" label="Last name" autoComplete="family-name" />
        <FormPhoneInput name="businessPhone" label="Business phone" autoComplete="work tel" />
        <FormPhoneInput name="homePhone" label="Home phone" autoComplete="home tel" />
        <FormPhoneInput name="mobilePhone" label="Mobile phone" autoComplete="mobile tel" />
      </FieldCard>
      <FieldCard title="Profession">
        <FormSelect name="profession" label="Field" options={professions} />
        <FormSelect name="highestDegree" label="Highest degree" options={degreeOptions} />
      </FieldCard>
      <FieldCard title={isAlone ? 'Work' : 'Organization'}>
        {managesOrganization && (
          <>
            <FormTextField name="organizationName" label="Name" autoComplete="organization" />
            <FormTextField name="organizationUrl" label="Website" type="url" autoComplete="url" />
          </>
        )}
        <FormTextField name="organizationTitle" label="Job title" autoComplete="organization-title" />
        <FormTextField name="organizationRole" label="Job role" autoComplete="off" />
      </FieldCard>
      {addresses && <Addresses />}
      <FieldCard title="Email preferences">
        <FormCheckbox name="receiveAdvertising" label="Send me news about products" />
      </FieldCard>
    </>
  );
}

function Addresses() {
  const { form } = useFormKit();
  const isSame = useWatch({ control: form.control, name: 'sameAsBilling' });
  return (
    <>
      <FieldCard title="Billing address">
        <AddressFields kind="billing" />
      </FieldCard>
      <FieldCard title="Shipping address">
        <FormCheckbox name="sameAsBilling" label="Same as the billing address" />
        {!isSame && <AddressFields kind="shipping" />}
      </FieldCard>
    </>
  );
}
