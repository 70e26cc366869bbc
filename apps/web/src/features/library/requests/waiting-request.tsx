import type { LicenseRequest } from '@hub/contract/core/licenses/license-requests';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusNeighborOnRemoval } from '../../../ui/data-table/focus-on-removal.ts';
import { DeclineDialog } from '../dialogs-on-demand.ts';
import { useApproveRequest } from '../library-queries.ts';
import { RequestItem } from './request-item.tsx';
import styles from './requests.module.css';

/** A request with buttons for the manager's decision. */
export function WaitingRequest({ request }: { request: LicenseRequest }) {
  const { id, accountName } = request;
  const approval = useApproveRequest();
  const [isDeclining, setIsDeclining] = useState(false);
  const item = useFocusNeighborOnRemoval<HTMLLIElement>();
  return (
    <li ref={item} className={styles.request}>
      <RequestItem request={request} />
      <div className={styles.actions}>
        <Button busy={approval.isPending} onPress={() => approval.mutate(id)}>
          Approve<span className="visually-hidden"> the request of {accountName}</span>
        </Button>
        <Button variant="secondary" disabled={approval.isPending} onPress={() => setIsDeclining(true)}>
          Decline<span className="visually-hidden"> the request of {accountName}</span>
        </Button>
      </div>
      {isDeclining && <DeclineDialog request={request} onGone={() => setIsDeclining(false)} />}
    </li>
  );
}
