import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { DisabledReason } from '../button/disabled-reason.tsx';
import styles from './icon-button.module.css';

type Props = {
  /** Its name, and its tooltip. */
  label: string;
  /** Left out where the button opens a menu: the menu takes the press. */
  onPress?: () => void;
  autoFocus?: boolean;
  disabled?: boolean;
  /** Why the button does nothing now; undefined when it can be pressed. */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

export function IconButton({ label, disabled = false, disabledReason, children, ...rest }: Props) {
  return (
    <DisabledReason reason={disabledReason} hint={label}>
      {(explained) => (
        <Button
          {...rest}
          {...explained}
          isDisabled={disabled}
          aria-label={label}
          className={`${styles.iconButton}`}
        >
          {children}
        </Button>
      )}
    </DisabledReason>
  );
}
