import { useRef, useState } from 'react';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { dialogOnDemand } from '../../ui/on-demand.tsx';
import { SessionList, SessionListSkeleton } from './session-list.tsx';
import { useSessions } from './session-queries.ts';
import styles from './sessions.module.css';

const EndOthersDialog = dialogOnDemand(
  'Sign out all others',
  async () => (await import('./end-others-dialog.tsx')).EndOthersDialog,
);

/** The devices on which the user is signed in. */
export function SessionsSection() {
  const sessions = useSessions();
  const [isAsked, setIsAsked] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const others = (sessions.data ?? []).filter(({ isCurrent }) => !isCurrent);

  function close() {
    setIsAsked(false);
    // The button that opened the dialog disappears with the other sessions.
    if (document.activeElement === document.body) title.current?.focus();
  }

  return (
    <div className={styles.section}>
      <Card>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          Sessions
        </h2>
        {sessions.data ? (
          <>
            <SessionList sessions={sessions.data} />
            {others.length === 0 && <p className={styles.alone}>You are signed in nowhere else.</p>}
            {others.length > 0 && (
              <Button variant="secondary" onPress={() => setIsAsked(true)}>
                Sign out all others
              </Button>
            )}
          </>
        ) : sessions.errorUpdateCount > 0 ? (
          <LoadFailure query={sessions}>Your sessions could not be loaded</LoadFailure>
        ) : (
          <SessionListSkeleton />
        )}
      </Card>
      {isAsked && <EndOthersDialog count={others.length} onGone={close} />}
    </div>
  );
}
