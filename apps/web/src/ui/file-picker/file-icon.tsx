import styles from '../icon/icon.module.css';

export const FileIcon = () => (
  <svg aria-hidden="true" className={styles.icon} viewBox="0 0 24 24">
    <path d="M13.5 3.5h-7A1.5 1.5 0 0 0 5 5v14a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V9zM13.5 3.5V9H19" />
  </svg>
);
