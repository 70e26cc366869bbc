import { ChevronRightIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import styles from './breadcrumb.module.css';

type Props = {
  /** The pages above, from the top. */
  trail: readonly { label: string; href: string }[];
  current: string;
  /** Only where a page has a second one. */
  label?: string;
};

/** The way to this page. On a phone only the page above is left of it. */
export function Breadcrumb({ trail, current, label = 'Breadcrumb' }: Props) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className={styles.trail}>
        {trail.map(({ label, href }) => (
          <li key={href} className={styles.step}>
            <Link href={href}>{label}</Link>
            <ChevronRightIcon />
          </li>
        ))}
        <li className={styles.current}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
