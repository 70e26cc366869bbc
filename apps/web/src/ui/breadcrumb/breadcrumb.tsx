import { ChevronRightIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import styles from './breadcrumb.module.css';

type Props = {
  /** The pages above, from the top. */
  trail: readonly { label: string; href: string }[];
  current: string;
  /** For a second breadcrumb on a page. */
  label?: string;
};

/** The path to this page. A phone shows only the page above. */
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
