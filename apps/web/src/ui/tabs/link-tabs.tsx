import { Link } from 'react-aria-components/Link';
import styles from './tabs.module.css';

type Props = {
  label: string;
  tabs: readonly { href: string; title: string }[];
  /** The address of the tab that is shown. */
  current: string;
};

/** Parts of a page that have addresses of their own. */
export function LinkTabs({ label, tabs, current }: Props) {
  return (
    <nav aria-label={label} className={styles.list}>
      {tabs.map(({ href, title }) => (
        <Link
          key={href}
          href={href}
          {...(href === current && { 'aria-current': 'page' })}
          className={`${styles.tab}`}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
