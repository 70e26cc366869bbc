import styles from '../icon/icon.module.css';

export const SearchIcon = () => (
  <svg aria-hidden="true" className={styles.icon} viewBox="0 0 24 24">
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </svg>
);
