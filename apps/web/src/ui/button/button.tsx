import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

/** What a button gets while something explains why it is disabled. */
export type Explained = { 'aria-disabled'?: true; 'aria-describedby'?: string; onPress?: () => void };

export type ButtonProps = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  autoFocus?: boolean;
  /** Without an explanation. Use ExplainedButton where the user can change something about it. */
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

type RetryButtonProps = { state: { status: 'failed'; retry: () => void } | { status: 'retrying' } };

export function RetryButton({ state }: RetryButtonProps) {
  return state.status === 'failed' ? (
    <Button onPress={state.retry}>Try again</Button>
  ) : (
    <Button busy>Try again</Button>
  );
}
