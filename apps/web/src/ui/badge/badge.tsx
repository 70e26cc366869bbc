import type { ReactNode } from 'react';
import { type Tone, toneClass } from '../tone/tone.tsx';
import styles from './badge.module.css';

type Props = {
  tone?: Tone;
  /** Replaces the dot where the words alone could be overlooked. */
  icon?: ReactNode;
  /** The state in words; the colour only underlines it. */
  children: ReactNode;
};

export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={`${styles.badge} ${toneClass(tone)}`}>
      {icon ?? <span aria-hidden="true" className={styles.dot} />}
      {children}
    </span>
  );
}
