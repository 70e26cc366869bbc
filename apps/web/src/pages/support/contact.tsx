import { PhoneLink } from '../../features/support/phone-link.tsx';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { Card } from '../../ui/card/card.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './contact.module.css';

export function Contact() {
  const { providerName, providerUrl, supportPhones } = useRuntimeConfig().brand;
  return (
    <Card>
      <h2 className={styles.title}>Talk to us</h2>
      <p className={styles.text}>Have the email of your account at hand. We never ask for your password.</p>
      <dl className={styles.ways}>
        <div>
          <dt>Phone</dt>
          {supportPhones.map((phone) => (
            <dd key={phone}>
              <PhoneLink phone={phone} />
            </dd>
          ))}
        </div>
        <div>
          <dt>Website</dt>
          <dd>
            <Link href={providerUrl}>{providerName}</Link>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
