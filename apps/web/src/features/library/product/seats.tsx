import type { License } from '@hub/contract/core/licenses/license';
import type { UsesLeft } from '@hub/contract/core/licenses/licenses';
import { displayDate } from '@hub/contract/dates/date-display';
import { browserDayOf } from '../../../lib/browser-day.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { useCheckIn, useCheckOut, useSeatUsers } from '../library-queries.ts';
import { usePerson } from '../use-person.ts';
import styles from './product.module.css';

type Props = { left: UsesLeft; licenses: readonly License[] };

/** The user's own seat and, for a manager, everybody's. */
export function Seats({ left: { hasSeat, available }, licenses }: Props) {
  const { isManager } = usePerson();
  const checkOut = useCheckOut();
  const checkIn = useCheckIn();
  const open = licenses.filter(({ state }) => state !== 'ended');
  const license = open.find((one) => one.available > 0) ?? open[0];
  if (!license) return null;
  const seat = { licenseId: license.id };
  const change = () => (hasSeat ? checkIn : checkOut).mutate(seat);
  return (
    <>
      <div>
        <ExplainedButton
          variant="secondary"
          busy={checkOut.isPending || checkIn.isPending}
          disabledReason={hasSeat || available > 0 ? undefined : 'No seat is free. Ask for one.'}
          onPress={change}
        >
          {hasSeat ? 'Check in your seat' : 'Check out a seat'}
        </ExplainedButton>
      </div>
      {isManager && open.map(({ id }) => <SeatUsers key={id} licenseId={id} />)}
    </>
  );
}

/** The holders of a license's seats. */
function SeatUsers({ licenseId }: { licenseId: string }) {
  const { data: users = [] } = useSeatUsers(licenseId);
  const checkIn = useCheckIn();
  if (users.length === 0) return null;
  return (
    <ul aria-label="Checked out by" className={styles.seats}>
      {users.map(({ userId, isMine, name, checkedOut }) => (
        <li key={userId} className={styles.seat}>
          <span>
            {name} <span className={styles.muted}>since {displayDate(browserDayOf(checkedOut))}</span>
          </span>
          {!isMine && (
            <Button
              variant="quiet"
              busy={checkIn.isPending && checkIn.variables.userId === userId}
              onPress={() => checkIn.mutate({ licenseId, userId, name })}
            >
              Check in<span className="visually-hidden"> the seat of {name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
