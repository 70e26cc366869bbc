import { isCalendarDay } from '@hub/contract/dates/calendar-day';
import { useEffect } from 'react';
import { useFormKit } from '../../../lib/form/form-kit.ts';
import { usualExpiration } from './case-form-mapping.ts';

const REFERRAL = 'referralDate';
const EXPIRATION = 'expirationDate';

/** Keeps the expiration in step with the referral: it follows as long as nobody has chosen another day. */
export function useExpiration({ follows }: { follows: boolean }) {
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
        // A restored draft says both dates itself.
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
