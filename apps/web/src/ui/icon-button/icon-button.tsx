import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { DisabledReason } from '../button/explained-button.tsx';
import styles from './icon-button.module.css';

type Props = {
  /** Also its tooltip. */
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

type IconLinkProps = { label: string; href: string; children: ReactNode };

/** Uses the browser's own tooltip, because it is in the header of the first page and must load fast. */
export function IconLink({ label, href, children }: IconLinkProps) {
  return (
    <span title={label} className={styles.titled}>
      <Link href={href} aria-label={label} className={`${styles.iconButton}`}>
        {children}
      </Link>
    </span>
  );
}
