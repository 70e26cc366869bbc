import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';
import type { Explained } from './disabled-reason.tsx';

export type ButtonProps = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  autoFocus?: boolean;
  /** For what never applies here; one that does nothing for now is an ExplainedButton. */
  disabled?: boolean;
  children: ReactNode;
} & (
  | { type?: 'button'; onPress: () => void; busy?: boolean }
  | { type: 'submit'; onPress?: () => void; busy?: boolean }
  | { type?: 'button'; onPress?: never; busy: true }
);

/** While busy, the button keeps its place and the focus, and takes no second press. */
export function Button(props: ButtonProps & { explained?: Explained }) {
  const { variant = 'primary', busy = false, disabled = false, explained, children, ...rest } = props;
  return (
    <AriaButton
      {...rest}
      {...explained}
      {...(explained?.['aria-disabled'] && { type: 'button' })}
      isPending={busy}
      isDisabled={disabled}
      className={`${styles.button} ${styles[variant]}`}
    >
      <span className={styles.label}>{children}</span>
      {busy && <Spinner />}
    </AriaButton>
  );
}
