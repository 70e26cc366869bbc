import { OTHER_GENDER_IDENTITY } from '@hub/contract/catalogs/gender-identities';
import { OTHER_GENDER } from '@hub/contract/catalogs/genders';
import { OTHER_LANGUAGE } from '@hub/contract/catalogs/languages';
import { OTHER_PRONOUNS } from '@hub/contract/catalogs/pronouns';
import { FieldCard } from '../../../lib/form/field-card.tsx';
import { FormCheckbox } from '../../../lib/form/fields/form-checkbox.tsx';
import { FormDateInput } from '../../../lib/form/fields/form-date-input.tsx';
import { FormPhoneInput } from '../../../lib/form/fields/form-phone-input.tsx';
import { FormSearchableDropdown } from '../../../lib/form/fields/form-searchable-dropdown.tsx';
import { FormSelect } from '../../../lib/form/fields/form-select.tsx';
import { FormTextField } from '../../../lib/form/fields/form-text-field.tsx';
import { SimilarClients } from '../../../lib/similar-clients/similar-clients.tsx';
import type { ClientOptions } from './client-options.ts';
import { OtherTextField } from './other-text-field.tsx';

type Props = { options: ClientOptions; clientId: string | undefined; autoFocus: boolean };

export function PersonalInformation({ options, clientId, autoFocus }: Props) {
  return (
    <FieldCard title="Personal information">
      <FormTextField name="firstName" label="First name" autoComplete="off" autoFocus={autoFocus} />
      <FormTextField name="lastName" label="Last name" autoComplete="off" />
      <FormSelect name="gender" label="Biological sex" options={options.gender} />
      <OtherTextField of="gender" otherId={OTHER_GENDER} name="otherGender" label="Specify biological sex" />
      <FormDateInput name="dateOfBirth" label="Date of birth" />
      <SimilarClients exceptId={clientId} />
      <FormTextField name="externalClientId" label="Client ID" autoComplete="off" />
      <FormTextField name="email" label="Email" type="email" autoComplete="off" />
      <FormPhoneInput name="phone" label="Phone number" autoComplete="off" />
      <FormSelect name="genderIdentity" label="Gender" options={options.genderIdentity} />
      <OtherTextField
        of="genderIdentity"
        otherId={OTHER_GENDER_IDENTITY}
        name="otherGenderIdentity"
        label="Specify gender"
      />
      <FormSelect name="pronouns" label="Pronouns" options={options.pronouns} />
      <OtherTextField of="pronouns" otherId={OTHER_PRONOUNS} name="otherPronouns" label="Specify pronouns" />
      <FormSearchableDropdown
        name="primaryLanguage"
        label="Primary language"
        options={options.primaryLanguage}
      />
      <OtherTextField
        of="primaryLanguage"
        otherId={OTHER_LANGUAGE}
        name="otherLanguage"
        label="Specify language"
      />
      <FormSelect name="handedness" label="Handedness" options={options.handedness} />
      <FormCheckbox
        name="closedCaptioning"
        label="Closed captioning"
        help="The client needs captions with everything that is heard."
      />
    </FieldCard>
  );
}
