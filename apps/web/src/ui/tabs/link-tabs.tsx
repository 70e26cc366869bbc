import { Link } from 'react-aria-components/Link';
import styles from './tabs.module.css';

type Props = {
  label: string;
  tabs: readonly { href: string; title: string }[];
  /** The address of the selected tab. */
  current: string;
};

/** On a phone the tabs scroll; the selected tab is brought into view. */
const showWhole = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Tabs that are links to pages of their own. */
export function LinkTabs({ label, tabs, current }: Props) {
  return (
    <nav aria-label={label} className={styles.list}>
      {tabs.map(({ href, title }) => (
        <Link
          key={href}
          href={href}
          {...(href === current && { 'aria-current': 'page', ref: showWhole })}
          className={`${styles.tab}`}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
