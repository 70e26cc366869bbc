import { OTHER_LANGUAGE } from '@hub/contract/catalogs/languages';
import { FormPhoneInput } from '../../../lib/form/fields/form-phone-input.tsx';
import { FormSearchableDropdown } from '../../../lib/form/fields/form-searchable-dropdown.tsx';
import { FormSelect } from '../../../lib/form/fields/form-select.tsx';
import { FormTextField } from '../../../lib/form/fields/form-text-field.tsx';
import styles from './client-form.module.css';
import type { ClientOptions } from './client-options.ts';
import { OtherTextField } from './other-text-field.tsx';

type Props = { index: number; options: ClientOptions };

export function ContactFields({ index, options }: Props) {
  const at = (name: string) => `contacts.${index}.${name}`;
  return (
    <div className={styles.fields}>
      <FormSelect name={at('relationship')} label="Relationship" options={options.relationship} />
      <FormTextField name={at('firstName')} label="First name" autoComplete="off" />
      <FormTextField name={at('lastName')} label="Last name" autoComplete="off" />
      <FormTextField name={at('email')} label="Email" type="email" autoComplete="off" />
      <FormPhoneInput name={at('phone')} label="Phone number" autoComplete="off" />
      <FormSearchableDropdown
        name={at('primaryLanguage')}
        label="Primary language"
        options={options.primaryLanguage}
      />
      <OtherTextField
        of={at('primaryLanguage')}
        otherId={OTHER_LANGUAGE}
        name={at('otherLanguage')}
        label="Specify language"
      />
    </div>
  );
}
