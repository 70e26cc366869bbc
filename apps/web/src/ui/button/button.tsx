import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

type Props = {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  autoFocus?: boolean;
  disabled?: boolean;
  children: ReactNode;
} & (
  | { type?: 'button'; onPress: () => void; busy?: boolean }
  | { type: 'submit'; onPress?: () => void; busy?: boolean }
  | { type?: 'button'; onPress?: never; busy: true }
);

/** While busy, the button keeps its place and the focus, and takes no second press. */
export function Button({ look = 'primary', busy = false, disabled = false, children, ...rest }: Props) {
  return (
    <AriaButton
      {...rest}
      className={`${styles.button} ${styles[look]}`}
      isPending={busy}
      isDisabled={disabled}
    >
      <span className={styles.label}>{children}</span>
      {busy && <Spinner />}
    </AriaButton>
  );
}
