import type { WholeAdministration } from '@hub/contract/core/administrations/administration';
import { plannedReminderKinds, reminderLabels } from '@hub/contract/core/administrations/reminders';
import { displayDate } from '@hub/contract/dates/date-display';
import { showOutcome } from '../../../lib/api/show-outcome.ts';
import { timeInWords } from '../../../lib/time-in-words.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CheckboxGroup } from '../../../ui/checkbox/checkbox-group.tsx';
import { type OneForm, useChangeReminders } from '../assessment-queries.ts';
import { respondentName } from '../assessment-words.ts';
import styles from './record.module.css';

const options = plannedReminderKinds.map((kind) => ({ value: kind, label: reminderLabels[kind] }));

type Props = { form: WholeAdministration; params: OneForm };

/** The sent and the planned reminders, and the choice of reminders that the respondent gets. */
export function Reminders({ form, params }: Props) {
  const changing = useChangeReminders({ ...params, respondentId: form.respondent.id });
  // The new choice is shown while it is being saved.
  const selected = changing.isPending ? changing.variables : form.wantedReminders;
  const change = (values: string[]) =>
    void showOutcome(changing.mutateAsync(plannedReminderKinds.filter((kind) => values.includes(kind))), {
      done: 'Reminders changed',
      failed: 'The reminders could not be changed.',
    });
  return (
    <Card>
      <h2 className={styles.title}>Reminders</h2>
      {form.reminders.length > 0 ? (
        <ol className={styles.timeline} aria-label="Reminders">
          {form.reminders.map(({ kind, day, sent }) => (
            <li key={`${kind} ${day}`} className={styles.event}>
              <span>{reminderLabels[kind]}</span>
              <span className={styles.when}>
                {sent ? `Sent ${timeInWords(sent)}` : `Planned for ${displayDate(day)}`}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.empty}>{whyNone(form)}</p>
      )}
      {form.actions.includes('withdraw') && (
        <div className={styles.choice}>
          <CheckboxGroup
            label="Automatic reminders"
            help={`For all forms of ${respondentName(form)} in this case, from 9:00 in the morning`}
            options={options}
            value={selected}
            onChange={change}
            disabled={changing.isPending}
          />
        </div>
      )}
    </Card>
  );
}

function whyNone({ mail, wantedReminders }: WholeAdministration): string {
  if (!mail) return 'None are planned: this form was not mailed.';
  if (mail.state === 'refused') return 'None are planned: the mail was refused.';
  return wantedReminders.length === 0 ? 'They are switched off.' : 'No more are planned.';
}
