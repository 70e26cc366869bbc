import type { Session } from '@hub/contract/auth/users/sessions';
import { showOutcome } from '../../lib/api/show-outcome.ts';
import { timeInWords } from '../../lib/time-in-words.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useFocusNeighborOnRemoval } from '../../ui/data-table/focus-on-removal.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useEndSession } from './session-queries.ts';
import styles from './sessions.module.css';

export const SessionList = ({ sessions }: { sessions: readonly Session[] }) => (
  <ul aria-label="Sessions" tabIndex={-1} className={styles.list}>
    {sessions.map((session) => (
      <Item key={session.id} session={session} />
    ))}
  </ul>
);

function Item({ session }: { session: Session }) {
  const item = useFocusNeighborOnRemoval<HTMLLIElement>();
  const ending = useEndSession();
  const { device, address, opened, lastActive, isCurrent } = session;
  const end = () =>
    void showOutcome(ending.mutateAsync(session.id), {
      done: `${device} was signed out`,
      failed: `${device} could not be signed out.`,
    });
  return (
    <li ref={item} className={styles.item}>
      <div className={styles.session}>
        <p className={styles.device}>{device}</p>
        <p className={styles.facts}>
          Signed in {timeInWords(opened)}
          {address && ` from ${address}`}
          {!isCurrent && `, last active ${timeInWords(lastActive)}`}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="success">This device</Badge>
      ) : (
        <Button variant="secondary" busy={ending.isPending} onPress={end}>
          Sign out <span className="visually-hidden">{device}</span>
        </Button>
      )}
    </li>
  );
}

export const SessionListSkeleton = () => (
  <>
    <p role="status" className="visually-hidden">
      Loading your sessions…
    </p>
    <div aria-hidden="true" className={styles.list}>
      {['first', 'second'].map((item) => (
        <div key={item} className={styles.item}>
          <div className={styles.session}>
            <Skeleton variant="body" width="medium" />
            <Skeleton variant="small" width="wide" />
          </div>
        </div>
      ))}
    </div>
  </>
);
