import { useEffect, useState } from 'react';
import { useLanguage } from '../language/language.tsx';
import { CheckIcon, ClockIcon, CloudOffIcon } from '../ui/icons.tsx';
import type { QueueState } from './answer-queue.ts';
import styles from './live.module.css';

/** An answer that is saved within this time is no news for those who listen. */
const QUIET_MS = 5000;

type Props = { isOnline: boolean; state: QueueState };

/** Whether everything is saved, where there is anything. Seen at once, and told aloud only when it stays otherwise. */
export function SaveState({ isOnline, state: { given, isSaved, isLasting } }: Props) {
  const { words } = useLanguage();
  const text = isOnline
    ? isSaved
      ? words.saved
      : words.notSaved
    : isLasting || isSaved
      ? words.offline
      : words.offlineInMemory;
  const isWell = isOnline && isSaved;
  const hasSomething = !isWell || Object.keys({ ...given.answers, ...given.rater }).length > 0;
  const Icon = !isOnline ? CloudOffIcon : isSaved ? CheckIcon : ClockIcon;
  return (
    <>
      {hasSomething && (
        <p className={isWell ? styles.saved : styles.unsaved}>
          <Icon />
          {text}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {useAnnounced(isWell, text)}
      </p>
    </>
  );
}

/** What stays wrong for a while, and then once that it is well again. */
function useAnnounced(isWell: boolean, text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (isWell) return setAnnounced((former) => former && text);
    const timer = setTimeout(() => setAnnounced(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isWell, text]);
  return announced;
}
