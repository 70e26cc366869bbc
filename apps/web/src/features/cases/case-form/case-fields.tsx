import { FieldCard } from '../../../lib/form/field-card.tsx';
import { FormDateInput } from '../../../lib/form/fields/form-date-input.tsx';
import { FormRichText } from '../../../lib/form/fields/form-rich-text.tsx';
import { FormTextField } from '../../../lib/form/fields/form-text-field.tsx';
import { useExpiration } from './use-expiration.ts';

type Props = {
  isNew?: boolean;
  /** Opened by a press in the page: the focus goes into it. */
  autoFocus?: boolean;
};

export function CaseFields({ isNew = false, autoFocus = false }: Props) {
  useExpiration({ follows: isNew });
  return (
    <>
      <FieldCard title="Case">
        <FormTextField name="caseName" label="Case name" autoComplete="off" autoFocus={autoFocus} />
        <FormDateInput name="referralDate" label="Referral date" />
        <FormDateInput
          name="expirationDate"
          label="Expiration date"
          {...(isNew && { help: 'A year after the referral, unless you choose another day.' })}
        />
      </FieldCard>
      <FieldCard title="Referral">
        <FormTextField name="referredByName" label="Referred by" autoComplete="off" />
        <FormTextField name="referredByEmail" label="Referrer's email" type="email" autoComplete="off" />
        <FormRichText name="referralReason" label="Reason for referral" />
      </FieldCard>
    </>
  );
}
