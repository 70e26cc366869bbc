import type { ReactNode } from 'react';
import styles from './button.module.css';

type Props = {
  look?: 'primary' | 'secondary';
  children: ReactNode;
} & (
  | { onPress: () => void; busy?: false }
  /** The press is being worked on: the button keeps its place and the focus, and takes no second press. */
  | { onPress?: undefined; busy: true }
);

export function Button({ look = 'primary', onPress, busy, children }: Props) {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[look]}`}
      aria-disabled={busy}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
