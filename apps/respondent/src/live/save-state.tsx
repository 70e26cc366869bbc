import { useEffect, useState } from 'react';
import { useLanguage } from '../language/language.tsx';
import { CheckIcon, ClockIcon, CloudOffIcon } from '../ui/icons.tsx';
import type { QueueState } from './answer-queue.ts';
import styles from './live.module.css';

/** An answer that is saved within this time is no news for those who listen. */
const QUIET_MS = 5000;

type Props = { isOnline: boolean; state: QueueState };

/** Whether everything is saved. Seen at once, and told aloud only when it stays otherwise. */
export function SaveState({ isOnline, state: { isSaved, isLasting } }: Props) {
  const { words } = useLanguage();
  const text = isOnline
    ? isSaved
      ? words.saved
      : words.notSaved
    : isLasting || isSaved
      ? words.offline
      : words.offlineInMemory;
  const Icon = !isOnline ? CloudOffIcon : isSaved ? CheckIcon : ClockIcon;
  return (
    <>
      <p className={isOnline && isSaved ? styles.saved : styles.unsaved}>
        <Icon />
        {text}
      </p>
      <p role="status" className="visually-hidden">
        {useAnnounced(isOnline && isSaved, text)}
      </p>
    </>
  );
}

/** What goes wrong for a while, and that it is well again. */
function useAnnounced(isWell: boolean, text: string): string {
  const [isTold, setIsTold] = useState(false);
  useEffect(() => {
    if (isWell) return;
    const timer = setTimeout(() => setIsTold(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isWell]);
  return isTold ? text : '';
}
