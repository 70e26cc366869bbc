import { useEffect, useState } from 'react';
import { AlertIcon } from '../icon/icons.tsx';
import styles from './remaining-count.module.css';

const PAUSE_MS = 1000;

type Props = { length: number; limit: number };

const inWords = ({ length, limit }: Props) => {
  const remaining = limit - length;
  return `${remaining} ${remaining === 1 ? 'character' : 'characters'} remaining`;
};

export function RemainingCount({ length, limit }: Props) {
  const over = length > limit;
  return (
    <span className={`${styles.count} ${over ? styles.over : ''}`}>
      {over && <AlertIcon />}
      {inWords({ length, limit })}
    </span>
  );
}

/** Reads the count out once the typing pauses, not at every key. */
export function RemainingAnnouncement({ length, limit }: Props) {
  const [said, setSaid] = useState<{ length: number; text: string }>({ length, text: '' });
  useEffect(() => {
    if (length === said.length) return;
    const timer = setTimeout(() => setSaid({ length, text: inWords({ length, limit }) }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [length, limit, said.length]);
  return (
    <span role="status" className="visually-hidden">
      {said.text}
    </span>
  );
}
