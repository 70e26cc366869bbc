import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import styles from './row-link.module.css';

type Props = { href: string; children: ReactNode };

/** A real link that reaches over its whole row or card: a click anywhere follows it, in a new tab too. */
export function RowLink({ href, children }: Props) {
  return (
    <Link href={href} data-row-link className={`${styles.link}`}>
      {children}
    </Link>
  );
}
