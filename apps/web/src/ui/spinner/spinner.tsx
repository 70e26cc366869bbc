import styles from './spinner.module.css';

type Props = { label?: string; size?: 'small' | 'large' };

export function Spinner({ label = 'Loading…', size = 'small' }: Props) {
  return <span role="progressbar" aria-label={label} className={`${styles.spinner} ${styles[size]}`} />;
}
