import { paths } from '../../app/paths.ts';
import { EnterHub, RegisterLink } from '../../features/session-lifecycle/login-button.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { Link } from '../../ui/link/link.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { LandingIllustration } from './landing-illustration.tsx';
import styles from './landing-page.module.css';

// Few deployments turn it on.
const LandingSection = onDemand(
  () => import('./landing-section.tsx').then((file) => file.LandingSection),
  () => null,
);

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
            <RegisterLink variant="secondary" />
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
