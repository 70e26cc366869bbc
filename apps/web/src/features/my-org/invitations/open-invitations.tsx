import type { Invitation } from '@hub/contract/auth/management/invitations';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { browserDayOf } from '../../../lib/browser-day.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusNeighborOnRemoval } from '../../../ui/data-table/focus-on-removal.ts';
import { Pager, type PageSize } from '../../../ui/pager/pager.tsx';
import { roleLabel } from '../member-badge.tsx';
import styles from '../my-org.module.css';
import { MyOrgSection } from '../my-org-section.tsx';
import { useInvitations, useResendInvitation, useWithdrawInvitation } from './invitation-queries.ts';

const FIRST_PAGE: { page: number; pageSize: PageSize } = { page: 1, pageSize: 12 };

/** The invited people who have not registered yet. */
export function OpenInvitations() {
  const [shown, setShown] = useState(FIRST_PAGE);
  const invitations = useInvitations(shown);
  if (invitations.error && !invitations.data) {
    return <LoadFailure query={invitations}>The invitations could not be loaded</LoadFailure>;
  }
  const { items = [], totalItems = 0 } = invitations.data ?? {};
  if (totalItems === 0) return null;
  return (
    <MyOrgSection title={`Open invitations (${totalItems})`}>
      <ul className={styles.list}>
        {items.map((invitation) => (
          <OpenInvitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      {totalItems > FIRST_PAGE.pageSize && (
        <Pager
          label="Open invitations"
          page={shown.page}
          pageSize={shown.pageSize}
          totalItems={totalItems}
          onPage={(page) => setShown({ ...shown, page })}
          onPageSize={(pageSize) => setShown({ page: 1, pageSize })}
        />
      )}
    </MyOrgSection>
  );
}

function OpenInvitation({ invitation }: { invitation: Invitation }) {
  const { id, email, isExpired } = invitation;
  const resending = useResendInvitation();
  const withdrawal = useWithdrawInvitation();
  const item = useFocusNeighborOnRemoval<HTMLLIElement>();
  return (
    <li ref={item} className={styles.item}>
      <div className={styles.who}>
        <p className={styles.name}>
          {email} {isExpired && <Badge tone="priority">Expired</Badge>}
        </p>
        <p className={styles.facts}>{factsOf(invitation)}</p>
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" busy={withdrawal.isPending} onPress={() => withdrawal.mutate({ id, email })}>
          Withdraw<span className="visually-hidden"> the invitation of {email}</span>
        </Button>
        <Button variant="secondary" busy={resending.isPending} onPress={() => resending.mutate(id)}>
          Send again<span className="visually-hidden"> to {email}</span>
        </Button>
      </div>
    </li>
  );
}

const dayOf = (moment: string) => displayDate(browserDayOf(moment));

const factsOf = ({ roleId, invitedByName, sentAt, expiresAt, isExpired }: Invitation) =>
  [
    roleLabel(roleId),
    `sent ${dayOf(sentAt)} by ${invitedByName}`,
    `${isExpired ? 'expired' : 'works until'} ${dayOf(expiresAt)}`,
  ].join(' · ');
