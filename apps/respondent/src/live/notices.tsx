import { useState } from 'react';
import { useLanguage } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';
import { AlertIcon } from '../ui/icons.tsx';
import type { QueueState } from './answer-queue.ts';
import styles from './live.module.css';

/** Tells the respondent where the answers are stored, if that matters. */
export function Notices({ state: { hasNews, isLasting } }: { state: QueueState }) {
  const { words } = useLanguage();
  const [isRead, setIsRead] = useState(false);
  return (
    <>
      {!isLasting && (
        <p className={styles.notice}>
          <AlertIcon />
          {words.inMemory}
        </p>
      )}
      <div role="status" className={styles.news}>
        {hasNews && !isRead && (
          <div className={styles.notice}>
            <AlertIcon />
            <p>{words.news}</p>
            <Button variant="quiet" onClick={() => setIsRead(true)}>
              {words.close}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
