import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './support-phones.module.css';

/** Both support numbers, for use inside a sentence. */
export function SupportPhones() {
  const [first, second] = useRuntimeConfig().brand.supportPhones;
  return (
    <>
      <PhoneLink phone={first} /> or <PhoneLink phone={second} />
    </>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <span className={styles.phone}>
      <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
    </span>
  );
}
