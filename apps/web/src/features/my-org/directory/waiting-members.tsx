import type { Member } from '@hub/contract/auth/management/members';
import { labelOf } from '@hub/contract/catalogs/catalog';
import { professionalSpecializations } from '@hub/contract/catalogs/professional-specializations';
import { displayDate } from '@hub/contract/dates/date-display';
import type { ReactNode } from 'react';
import { browserDayOf } from '../../../lib/browser-day.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusNeighborOnRemoval } from '../../../ui/data-table/focus-on-removal.ts';
import { RowCheckbox, SelectAll } from '../../../ui/data-table/row-parts.tsx';
import { useSelection } from '../../../ui/data-table/selection.ts';
import { MemberAvatar } from '../member-avatar.tsx';
import { memberName } from '../member-name.ts';
import { useApproveMembers, useDecideAccess, useWaitingMembers } from '../member-queries.ts';
import styles from '../my-org.module.css';
import { MyOrgSection } from '../my-org-section.tsx';

const SCOPE = 'waiting';

/** Requests to join the organization, decided one by one or several at once. */
export function WaitingMembers() {
  const waiting = useWaitingMembers();
  const approval = useApproveMembers();
  const { clear, ...selected } = useSelection(SCOPE);
  const selection = { ...selected, actions: () => null };

  if (waiting.error && !waiting.data) {
    return <LoadFailure query={waiting}>Who waits for your approval could not be loaded</LoadFailure>;
  }
  const { items = [], totalItems = 0 } = waiting.data ?? {};
  if (items.length === 0) return null;
  const ids = items.map(({ id }) => id);
  const chosen = ids.filter((id) => selection.selected.has(id));
  return (
    <MyOrgSection
      title={`Waiting for your approval (${totalItems})`}
      action={
        chosen.length > 0 && (
          <Button busy={approval.isPending} onPress={() => approval.mutate(chosen, { onSuccess: clear })}>
            Approve {chosen.length}
          </Button>
        )
      }
    >
      {items.length > 1 && <SelectAll showLabel ids={ids} selection={selection} />}
      <ul className={styles.list}>
        {items.map((member) => (
          <WaitingMember key={member.id} member={member}>
            {items.length > 1 && (
              <RowCheckbox id={member.id} name={memberName(member)} selection={selection} />
            )}
          </WaitingMember>
        ))}
      </ul>
    </MyOrgSection>
  );
}

type Props = { member: Member; children: ReactNode };

function WaitingMember({ member, children }: Props) {
  const decision = useDecideAccess();
  const item = useFocusNeighborOnRemoval<HTMLLIElement>();
  const name = memberName(member);
  const decide = (approved: boolean) => decision.mutate({ member, approved });
  return (
    <li ref={item} className={styles.item}>
      {children}
      <MemberAvatar member={member} />
      <div className={styles.who}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.facts}>{factsOf(member)}</p>
      </div>
      <div className={styles.buttons}>
        <Button variant="secondary" disabled={decision.isPending} onPress={() => decide(false)}>
          Deny<span className="visually-hidden"> {name}</span>
        </Button>
        <Button busy={decision.isPending} onPress={() => decide(true)}>
          Approve<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

const factsOf = ({ email, professionalSpecializationId, createdAt }: Member) =>
  [
    email,
    labelOf(professionalSpecializations, professionalSpecializationId),
    `registered ${displayDate(browserDayOf(createdAt))}`,
  ]
    .filter(Boolean)
    .join(' · ');
