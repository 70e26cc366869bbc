import { Link } from '../../ui/link/link.tsx';
import styles from './phone-link.module.css';

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <span className={styles.phone}>
      <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
    </span>
  );
}
