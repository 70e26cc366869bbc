import type { ReactNode } from 'react';
import styles from './pager.module.css';

type Props = {
  label: string;
  current?: boolean;
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** Stays focusable when disabled: the last press of "Next page" would otherwise lose the focus. */
export function PagerButton({ label, current = false, pressed, disabled = false, onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      className={styles.button}
      onClick={() => {
        if (!disabled && !current) onPress();
      }}
    >
      {children}
    </button>
  );
}
