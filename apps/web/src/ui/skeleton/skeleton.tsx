import styles from './skeleton.module.css';

type Props = { variant: 'title' | 'body' | 'small' | 'button'; width: 'narrow' | 'medium' | 'wide' | 'full' };

/** A loading line of text or button, as high as what it stands for. */
export function Skeleton({ variant, width }: Props) {
  return <span aria-hidden="true" className={`${styles.skeleton} ${styles[variant]} ${styles[width]}`} />;
}
