import { isCalendarDay } from '@hub/contract/dates/calendar-day';
import { useEffect } from 'react';
import { useFormKit } from '../../../lib/form/form-kit.ts';
import { FormRichText } from '../../../lib/form/form-rich-text.tsx';
import { FieldCard } from '../../../lib/form/long-form.tsx';
import { FormDateInput, FormTextField } from '../../../lib/form/text-fields.tsx';
import { caseLabels } from './case-field-words.ts';
import { usualExpiration } from './case-form-mapping.ts';

type Props = {
  isNew?: boolean;
  /** The form was opened by a press on the page, so it takes the focus. */
  autoFocus?: boolean;
};

export function CaseFields({ isNew = false, autoFocus = false }: Props) {
  useExpiration({ follows: isNew });
  return (
    <>
      <FieldCard title="Case">
        <FormTextField name="caseName" label={caseLabels.caseName} autoComplete="off" autoFocus={autoFocus} />
        <FormDateInput name="referralDate" label={caseLabels.referralDate} />
        <FormDateInput
          name="expirationDate"
          label={caseLabels.expirationDate}
          {...(isNew && { help: 'A year after the referral, unless you choose another day.' })}
        />
      </FieldCard>
      <FieldCard title="Referral">
        <FormTextField name="referredByName" label={caseLabels.referredByName} autoComplete="off" />
        <FormTextField
          name="referredByEmail"
          label={caseLabels.referredByEmail}
          type="email"
          autoComplete="off"
        />
        <FormRichText name="referralReason" label={caseLabels.referralReason} />
      </FieldCard>
    </>
  );
}

const REFERRAL = 'referralDate';
const EXPIRATION = 'expirationDate';

/** Moves the expiration with the referral date until another day is chosen. */
function useExpiration({ follows }: { follows: boolean }) {
  const { form } = useFormKit();
  useEffect(() => {
    let referral: string = form.getValues(REFERRAL);
    return form.subscribe({
      name: REFERRAL,
      formState: { values: true },
      callback: ({ name, values }) => {
        const before = referral;
        if (!isCalendarDay(values[REFERRAL]) || values[REFERRAL] === before) return;
        referral = values[REFERRAL];
        // A restored draft holds both dates.
        if (name !== REFERRAL) return;
        if (follows && values[EXPIRATION] === usualExpiration(before)) {
          form.setValue(EXPIRATION, usualExpiration(referral), { shouldDirty: true, shouldValidate: true });
        } else if (values[EXPIRATION] !== '') {
          void form.trigger(EXPIRATION);
        }
      },
    });
  }, [form, follows]);
}
