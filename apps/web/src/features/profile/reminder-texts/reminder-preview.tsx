import type { Profile } from '@hub/contract/auth/users/profile';
import { reminderLetter } from '@hub/contract/core/administrations/reminder-letter';
import type { ReminderLanguage } from '@hub/contract/core/administrations/reminder-text';
import { addDays } from '@hub/contract/dates/calendar-day';
import { useId } from 'react';
import { browserDay } from '../../../lib/browser-day.ts';
import { organizationOf } from '../current-role.ts';
import styles from './reminder-texts.module.css';

const DUE_IN_DAYS = 5;

type Props = { language: ReminderLanguage; text: string; profile: Profile };

/** The mail as the hub would send it, with made-up names of client and form. */
export function ReminderPreview({ language, text, profile }: Props) {
  const titleId = useId();
  const letter = reminderLetter({
    language,
    organization: organizationOf(profile)?.name ?? '',
    askers: [
      {
        practitioner: `${profile.firstName} ${profile.lastName}`,
        ownText: text,
        forms: [
          {
            client: 'Robin A.',
            isSelf: false,
            name: 'Larkfield Behavior Scales, Parent form',
            dueOn: addDays(browserDay(), DUE_IN_DAYS),
            link: '',
          },
        ],
      },
    ],
  });
  return (
    <section aria-labelledby={titleId} className={styles.preview}>
      <h3 id={titleId} className={styles.title}>
        Preview
      </h3>
      <div lang={letter.language} dir={letter.direction} className={styles.letter}>
        <p className={styles.subject}>{letter.subject}</p>
        <p>{letter.hello}</p>
        {letter.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may have the same text
          <p key={place}>
            {typeof line === 'string' ? line : <span className={styles.link}>{line.label}</span>}
          </p>
        ))}
      </div>
    </section>
  );
}
