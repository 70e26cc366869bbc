import type { Profile } from '@hub/contract/auth/users/profile';
import { readReminderTexts } from '@hub/contract/auth/users/reminder-texts';
import { type ReminderLanguage, reminderLanguages } from '@hub/contract/core/administrations/reminder-text';
import { useState } from 'react';
import { useEndpointQuery } from '../../../lib/api/use-endpoint.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../profile.module.css';
import { ReminderTextForm } from './reminder-text-form.tsx';
import texts from './reminder-texts.module.css';

const names = new Intl.DisplayNames('en-US', { type: 'language' });
const options = reminderLanguages.map((value) => ({ value, label: names.of(value) ?? value }));

/** The practitioner's texts for reminder mails, in each language. */
export function ReminderTexts({ profile }: { profile: Profile }) {
  const query = useEndpointQuery(readReminderTexts, {});
  const [language, setLanguage] = useState<ReminderLanguage>('en');
  const own = query.data?.items.find((item) => item.language === language)?.text ?? '';
  return (
    <div className={styles.section}>
      <Card>
        <h2 className={styles.title}>Reminders of forms</h2>
        <p className={styles.about}>
          Respondents are reminded 3 and 7 days after you sent a form and the day before it is due. You can
          say it in your own words.
        </p>
        {query.data ? (
          <div className={texts.texts}>
            <RadioGroup
              label="Language"
              options={options}
              value={language}
              onChange={(value) => setLanguage(value as ReminderLanguage)}
            />
            <ReminderTextForm key={`${language} ${own}`} language={language} own={own} profile={profile} />
          </div>
        ) : query.errorUpdateCount > 0 ? (
          <LoadFailure query={query}>Your texts could not be loaded.</LoadFailure>
        ) : (
          <div aria-hidden="true">
            <Skeleton variant="body" width="wide" />
          </div>
        )}
      </Card>
    </div>
  );
}
