import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';
import { DisabledReason } from './disabled-reason.tsx';

type Props = {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  autoFocus?: boolean;
  disabled?: boolean;
  /** Why the button does nothing now; undefined when it can be pressed. */
  disabledReason?: string | undefined;
  children: ReactNode;
} & (
  | { type?: 'button'; onPress: () => void; busy?: boolean }
  | { type: 'submit'; onPress?: () => void; busy?: boolean }
  | { type?: 'button'; onPress?: never; busy: true }
);

/** While busy, the button keeps its place and the focus, and takes no second press. */
export function Button(props: Props) {
  const { look = 'primary', busy = false, disabled = false, disabledReason, children, ...rest } = props;
  const shared = {
    ...rest,
    className: `${styles.button} ${styles[look]}`,
    isPending: busy,
    isDisabled: disabled,
    children: (
      <>
        <span className={styles.label}>{children}</span>
        {busy && <Spinner />}
      </>
    ),
  };
  // Asked of the prop, not of its value: a button whose reason goes while it is being pressed, such as when
  // leaving a field makes the form valid, has to stay the same element or the press is lost.
  if (!('disabledReason' in props)) return <AriaButton {...shared} />;
  return (
    <DisabledReason reason={disabledReason}>
      {(explained) => (
        <AriaButton {...shared} {...explained} {...(explained['aria-disabled'] && { type: 'button' })} />
      )}
    </DisabledReason>
  );
}
