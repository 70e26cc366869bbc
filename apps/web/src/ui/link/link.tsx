import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import button from '../button/button.module.css';
import styles from './link.module.css';

type Props = {
  href: string;
  variant?: 'text' | 'primary' | 'secondary';
  newTab?: boolean;
  children: ReactNode;
};

export function Link({ href, variant = 'text', newTab = false, children }: Props) {
  return (
    <AriaLink
      href={href}
      className={variant === 'text' ? `${styles.text}` : `${button.button} ${button[variant]}`}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {variant === 'text' ? children : <span className={button.label}>{children}</span>}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </AriaLink>
  );
}
