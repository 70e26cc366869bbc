import { paths } from '../../app/paths.ts';
import { EnterHub } from '../../features/session/enter-hub.tsx';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { Link } from '../../ui/link/link.tsx';
import { LandingIllustration } from './landing-illustration.tsx';
import styles from './landing-page.module.css';
import { LandingSection } from './landing-section.tsx';

export function Component() {
  const { brand, features } = useRuntimeConfig();
  return (
    <>
      <PageTitle>Welcome</PageTitle>
      <div className={`${styles.hero} ${features.landing ? '' : styles.alone}`}>
        <div>
          <p className={styles.provider}>{brand.providerName}</p>
          <h1 className={styles.title}>Evaluation Hub</h1>
          <p className={styles.sentence}>Evaluations, scores and reports for your clients, in one place.</p>
          <div className={styles.entry}>
            <EnterHub />
          </div>
          <p className={styles.help}>
            Need help? <Link href={paths.support}>Get support</Link>
          </p>
        </div>
        <LandingIllustration className={styles.illustration} />
      </div>
      {features.landing && <LandingSection />}
    </>
  );
}
