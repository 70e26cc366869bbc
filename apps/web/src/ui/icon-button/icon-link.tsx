import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Tooltip } from '../tooltip/tooltip.tsx';
import styles from './icon-button.module.css';

type Props = { label: string; href: string; children: ReactNode };

export function IconLink({ label, href, children }: Props) {
  return (
    <Tooltip text={label}>
      <Link href={href} aria-label={label} className={`${styles.iconButton}`}>
        {children}
      </Link>
    </Tooltip>
  );
}
