import { charactersRemaining, lengthOf } from '@hub/contract/fields/text';
import { useEffect, useState } from 'react';
import { AlertIcon } from '../icon/icons.tsx';
import styles from './field.module.css';

const PAUSE_MS = 1000;

type Props = { text: string; limit: number };

export function RemainingCount({ text, limit }: Props) {
  const over = lengthOf(text) > limit;
  return (
    <span className={`${styles.count} ${over ? styles.over : ''}`}>
      {over && <AlertIcon />}
      {charactersRemaining(text, limit)}
    </span>
  );
}

/** Reads the count out once the typing pauses, not at every key. */
export function RemainingAnnouncement({ text, limit }: Props) {
  const [said, setSaid] = useState({ text, count: '' });
  useEffect(() => {
    if (text === said.text) return;
    const timer = setTimeout(() => setSaid({ text, count: charactersRemaining(text, limit) }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, limit, said.text]);
  return (
    <span role="status" className="visually-hidden">
      {said.count}
    </span>
  );
}
