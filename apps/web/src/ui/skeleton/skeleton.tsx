import styles from './skeleton.module.css';

type Props = { variant: 'title' | 'body' | 'small' | 'button'; width: 'narrow' | 'medium' | 'wide' | 'full' };

/** A line of text, or a button, that is still loading: as high as what comes, about as wide. */
export function Skeleton({ variant, width }: Props) {
  return <span aria-hidden="true" className={`${styles.skeleton} ${styles[variant]} ${styles[width]}`} />;
}
