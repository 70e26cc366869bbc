import styles from './logo.module.css';

export function Logo() {
  return (
    <svg aria-hidden="true" className={styles.logo} viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" />
      <path d="M9 22.5v-6M16 22.5v-13M23 22.5v-9" />
    </svg>
  );
}
