import styles from '../icon/icon.module.css';

export const MailIcon = () => (
  <svg aria-hidden="true" className={styles.icon} viewBox="0 0 24 24">
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m4 7 8 6 8-6" />
  </svg>
);

export const DeviceIcon = () => (
  <svg aria-hidden="true" className={styles.icon} viewBox="0 0 24 24">
    <rect x="5.5" y="3.5" width="13" height="17" rx="2" />
    <path d="M10.5 17.5h3" />
  </svg>
);
