import type { WholeScreening } from '@hub/contract/core/screenings/screening';
import { displayDate } from '@hub/contract/dates/date-display';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { PageTitle } from '../../../lib/page-title.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DownloadIcon } from '../../../ui/icon/icons.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { formTitle, stateWords } from '../assessment-words.ts';
import { useRemindScreening, useScreeningExport } from './screening-queries.ts';
import { progressInWords } from './screening-words.ts';
import styles from './screenings.module.css';

/** The progress of a screening, client by client. */
export function ScreeningView({ screening }: { screening: WholeScreening }) {
  const { counts, clients } = screening;
  const exporting = useScreeningExport(screening.id);
  const reminding = useRemindScreening(screening.id);
  const back = counts.total - counts.out;
  return (
    <>
      <PageTitle>Screening</PageTitle>
      <PageHeader
        trail={[
          { label: 'Client Directory', href: paths.clients },
          { label: 'Screenings', href: paths.screenings },
        ]}
        title={screening.name}
        description={`${formTitle(screening)} · due ${displayDate(screening.dueOn)}`}
        action={
          <div className={styles.buttons}>
            {counts.out > 0 && (
              <Button variant="secondary" disabled={reminding.isPending} onPress={() => reminding.mutate()}>
                Remind all that are out
              </Button>
            )}
            <Button variant="secondary" disabled={exporting.isPending} onPress={() => exporting.mutate()}>
              <DownloadIcon />
              Export results
            </Button>
          </div>
        }
      />
      <div className={styles.list}>
        <Card>
          <ProgressBar
            label="Progress"
            value={back}
            max={counts.total}
            valueText={`${back} of ${counts.total} are back`}
          />
          <p role="status" className={styles.muted}>
            {progressInWords(counts).join(' · ')}
          </p>
        </Card>
        <Card>
          <h2 className={styles.title}>Clients</h2>
          {clients.length === 0 ? (
            <p className={styles.muted}>None of its clients is with you any more.</p>
          ) : (
            <ul className={styles.people} aria-label="Clients">
              {clients.map((client) => (
                <Screened key={client.administrationId} client={client} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  );
}

function Screened({ client }: { client: WholeScreening['clients'][number] }) {
  const { label, tone } = stateWords[client.state];
  const address = generatePath(paths.administration, { id: client.caseId, formId: client.administrationId });
  return (
    <li>
      <span>
        <Link href={address}>{client.clientName}</Link>{' '}
        {client.respondentName !== client.clientName && (
          <span className={styles.muted}>{client.respondentName}</span>
        )}
      </span>
      <span className={styles.badges}>
        <Badge tone={tone}>{label}</Badge>
        {client.isMailRefused && <Badge tone="alert">Mail refused</Badge>}
        {client.isMailDue && <Badge tone="neutral">Being mailed</Badge>}
      </span>
    </li>
  );
}
