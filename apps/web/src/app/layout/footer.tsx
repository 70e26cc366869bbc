import { useLocation } from 'react-router';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { Link } from '../../ui/link/link.tsx';
import { isTermsOfUse, paths } from '../paths.ts';
import styles from './footer.module.css';

export function Footer() {
  const { brand } = useRuntimeConfig();
  const location = useLocation();
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <p>
          © {new Date().getFullYear()}{' '}
          <Link href={brand.providerUrl} newTab>
            {brand.providerName}
          </Link>
          . All Rights Reserved. Confidential.
        </p>
        <ul className={styles.links}>
          <li>
            <Link href={paths.privacyPolicy}>Privacy Policy</Link>
          </li>
          <li>
            <Link href={paths.termsOfUse}>Terms of Use</Link>
          </li>
          {!isTermsOfUse(location) && (
            <li>
              <Link href={paths.privacyChoices}>Do Not Sell or Share My Personal Information</Link>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
