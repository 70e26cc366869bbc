import styles from '../icon/icon.module.css';

const Icon = ({ path }: { path: string }) => (
  <svg aria-hidden="true" className={styles.icon} viewBox="0 0 24 24">
    <path d={path} />
  </svg>
);

export const PreviousYearIcon = () => <Icon path="m11.5 6.5-5.5 5.5 5.5 5.5M18 6.5 12.5 12l5.5 5.5" />;

export const NextYearIcon = () => <Icon path="m12.5 6.5 5.5 5.5-5.5 5.5M6 6.5l5.5 5.5L6 17.5" />;
