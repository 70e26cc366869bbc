import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import styles from './icon-button.module.css';

type Props = { label: string; href: string; children: ReactNode };

/** In the header of every page, the first one too: its tooltip is the browser's own, which costs nothing to load. */
export function IconLink({ label, href, children }: Props) {
  return (
    <span title={label} className={styles.titled}>
      <Link href={href} aria-label={label} className={`${styles.iconButton}`}>
        {children}
      </Link>
    </span>
  );
}
