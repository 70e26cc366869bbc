import type { WholeAdministration } from '@hub/contract/core/administrations/administration';
import { useState } from 'react';
import { timeInWords } from '../../../lib/time-in-words.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { dialogOnDemand } from '../../../ui/on-demand.tsx';
import type { AcknowledgeDialogProps } from '../actions/acknowledge-dialog.tsx';
import type { OneForm } from '../assessment-queries.ts';
import { whoKnows } from '../needs/need-words.ts';
import styles from './record.module.css';

const AcknowledgeDialog = dialogOnDemand<AcknowledgeDialogProps>(
  'Acknowledge critical answers',
  async () => (await import('../actions/acknowledge-dialog.tsx')).AcknowledgeDialog,
);

type Alert = WholeAdministration['alerts'][number];
type Props = { form: WholeAdministration; params: OneForm };

/** Critical answers: first the unacknowledged ones, then the others with the comments on them. */
export function Alerts({ form: { alerts }, params }: Props) {
  const [asking, setAsking] = useState<Alert>();
  const unread = alerts.filter(({ acknowledged }) => !acknowledged);
  const read = alerts.filter(({ acknowledged }) => acknowledged);
  return (
    <>
      {unread.map((alert) => (
        <AlertBanner
          key={alert.id}
          tone="alert"
          title="Critical answers to read soon"
          action={
            alert.canAcknowledge && (
              <Button variant="secondary" onPress={() => setAsking(alert)}>
                Acknowledge
              </Button>
            )
          }
        >
          <CriticalItems alert={alert} />
          <p className={styles.when}>
            {[`Found ${timeInWords(alert.created)}`, whoKnows(alert)].filter(Boolean).join(' · ')}
          </p>
        </AlertBanner>
      ))}
      {read.length > 0 && (
        <Card>
          <h2 className={styles.title}>Critical answers</h2>
          <ul className={styles.indices}>
            {read.map((alert) => (
              <li key={alert.id}>
                <CriticalItems alert={alert} />
                <p className={styles.given}>{alert.acknowledged?.note}</p>
                <p className={styles.when}>
                  {`Acknowledged by ${alert.acknowledged?.byName}, ${timeInWords(alert.acknowledged?.at ?? '')}`}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {asking && (
        <AcknowledgeDialog
          params={{ ...params, alertId: asking.id }}
          items={asking.items}
          onGone={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

const CriticalItems = ({ alert: { items } }: { alert: Alert }) => (
  <ul className={styles.critical}>
    {items.map(({ itemId, text, answerText }) => (
      <li key={itemId}>
        {text} <strong>{answerText}</strong>
      </li>
    ))}
  </ul>
);
