import styles from '../icon/icon.module.css';

const EYE = 'M2.5 12C4.6 7.9 8 5.5 12 5.5s7.4 2.4 9.5 6.5c-2.1 4.1-5.5 6.5-9.5 6.5S4.6 16.1 2.5 12Z';

export const EyeIcon = () => (
  <svg aria-hidden="true" className={styles.icon} viewBox="0 0 24 24">
    <path d={EYE} />
    <circle cx="12" cy="12" r="3" />
  </svg>
);

export const EyeOffIcon = () => (
  <svg aria-hidden="true" className={styles.icon} viewBox="0 0 24 24">
    <path d={EYE} />
    <circle cx="12" cy="12" r="3" />
    <path d="m4 20 16-16" />
  </svg>
);
