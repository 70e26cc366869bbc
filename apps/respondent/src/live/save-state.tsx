import { useEffect, useState } from 'react';
import { useLanguage } from '../language/language.tsx';
import { CheckIcon, ClockIcon, CloudOffIcon } from '../ui/icons.tsx';
import type { QueueState } from './answer-queue.ts';
import styles from './live.module.css';

/** Saving that takes less than this is not announced to screen readers. */
const QUIET_MS = 5000;

type Props = { isOnline: boolean; state: QueueState };

/** Whether everything is saved. Changes show at once, but are announced only if they last. */
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

/** Announces a problem that lasts for a while, and then its end. */
function useAnnounced(isWell: boolean, text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (isWell) return setAnnounced((former) => former && text);
    const timer = setTimeout(() => setAnnounced(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isWell, text]);
  return announced;
}
