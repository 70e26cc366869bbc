import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import styles from './logo-link.module.css';

type Props = {
  /** Without a web address, the link is disabled. */
  href?: string | null | undefined;
  /** The organization's name. */
  label: string;
  /** The picture. */
  children: ReactNode;
};

/** The logo of an organization, which leads to its website in a new tab. */
export function LogoLink({ href, label, children }: Props) {
  const address = webAddress(href);
  return (
    <Link
      className={`${styles.logo}`}
      {...(address ? { href: address, target: '_blank', rel: 'noopener' } : { isDisabled: true })}
    >
      {children}
      <span className="visually-hidden">
        {label} {address ? '(opens in a new tab)' : '(no website)'}
      </span>
    </Link>
  );
}

const webAddress = (href: string | null | undefined) =>
  href && /^https?:\/\//i.test(href) ? href : undefined;
