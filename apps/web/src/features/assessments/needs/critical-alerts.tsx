import type { Severity, UnreadAlert } from '@hub/contract/core/administrations/alert';
import { useId, useState } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { AlertIcon } from '../../../ui/icon/icons.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { dialogOnDemand } from '../../../ui/on-demand.tsx';
import type { Tone } from '../../../ui/tone/tone.tsx';
import type { AcknowledgeDialogProps } from '../actions/acknowledge-dialog.tsx';
import { useNeedingAction } from '../assessment-queries.ts';
import styles from './critical-alerts.module.css';
import { FirstFew } from './first-few.tsx';
import { unreadFor, whoKnows } from './need-words.ts';
import needs from './needs.module.css';

const AcknowledgeDialog = dialogOnDemand<AcknowledgeDialogProps>(
  'Acknowledge critical answers',
  async () => (await import('../actions/acknowledge-dialog.tsx')).AcknowledgeDialog,
);

const severities: Record<Severity, { label: string; tone: Tone }> = {
  1: { label: 'Danger to life', tone: 'alert' },
  2: { label: 'Serious', tone: 'priority' },
  3: { label: 'To be talked about', tone: 'neutral' },
};

/**
 * Critical answers that nobody has read yet, before everything else on Home: the most serious first, then the longest
 * unread. Nothing where there are none.
 */
export function CriticalAlerts() {
  const titleId = useId();
  const query = useNeedingAction({ isWatched: true });
  if (!query.data) {
    if (query.errorUpdateCount === 0) return null;
    return <LoadFailure query={query}>Critical answers could not be loaded.</LoadFailure>;
  }
  const { unreadAlerts, alerts } = query.data;
  if (unreadAlerts === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        <AlertIcon />
        Critical answers to read
        <span className={styles.number}>{unreadAlerts}</span>
      </h2>
      <FirstFew label="Critical answers" items={alerts} total={unreadAlerts}>
        {(alert) => <AlertItem key={alert.id} alert={alert} />}
      </FirstFew>
    </section>
  );
}

/** The page of the form; of what has to be restored before, where that is deleted. */
function addressOf({ administrationId, caseId, clientId, deleted }: UnreadAlert): string {
  if (deleted === 'client') return generatePath(paths.client, { id: clientId });
  if (deleted === 'case') return generatePath(paths.case, { id: caseId });
  return generatePath(paths.administration, { id: caseId, formId: administrationId });
}

function AlertItem({ alert }: { alert: UnreadAlert }) {
  const { administrationId: id, caseId, batteryId, clientName, formName, respondentName } = alert;
  const [isAsking, setAsking] = useState(false);
  const { label, tone } = severities[alert.severity];
  const about = (
    <span className="visually-hidden">
      : {formName} for {clientName}
    </span>
  );
  return (
    <li className={needs.form}>
      <div className={needs.about}>
        <p className={styles.name}>
          <bdi>{clientName}</bdi> <Badge tone={tone}>{label}</Badge>
        </p>
        <ul className={styles.words}>
          {alert.items.map(({ itemId, text, answerText }) => (
            <li key={itemId}>
              {text} <strong>{answerText}</strong>
            </li>
          ))}
        </ul>
        <p className={needs.facts}>
          {[
            formName,
            respondentName,
            unreadFor(alert.created),
            whoKnows(alert),
            alert.deleted && `its ${alert.deleted} is deleted`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={needs.actions}>
        <Button variant="secondary" onPress={() => setAsking(true)}>
          Acknowledge
          {about}
        </Button>
        <Link href={addressOf(alert)}>
          {alert.deleted ? `See the deleted ${alert.deleted}` : 'Read the form'}
          {about}
        </Link>
      </div>
      {isAsking && (
        <AcknowledgeDialog
          params={{ caseId, batteryId, id, alertId: alert.id }}
          items={alert.items}
          onGone={() => setAsking(false)}
        />
      )}
    </li>
  );
}
