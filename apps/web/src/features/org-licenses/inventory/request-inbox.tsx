import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import requests from '../../library/requests/requests.module.css';
import { WaitingRequest } from '../../library/requests/waiting-request.tsx';
import { useWaitingRequests } from '../org-license-queries.ts';
import styles from '../org-licenses.module.css';
import { PanelSection } from '../panel-section.tsx';

/** The practitioners' open requests; only those of one account if it is given. */
export function RequestInbox({ accountId }: { accountId?: string }) {
  const waiting = useWaitingRequests();
  if (!waiting.data && waiting.errorUpdateCount > 0) {
    return <LoadFailure query={waiting}>The requests could not be loaded</LoadFailure>;
  }
  const shown = (waiting.data ?? []).filter((one) => accountId === undefined || one.accountId === accountId);
  if (shown.length === 0) return null;
  return (
    <PanelSection title="Requests that wait for you">
      <ul className={`${styles.card} ${requests.requests}`}>
        {shown.map((request) => (
          <WaitingRequest key={request.id} request={request} />
        ))}
      </ul>
    </PanelSection>
  );
}
