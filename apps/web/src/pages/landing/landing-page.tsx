import { paths } from '../../app/paths.ts';
import { EnterHub } from '../../features/session-lifecycle/enter-hub.tsx';
import { RegisterLink } from '../../features/session-lifecycle/register-link.tsx';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { Link } from '../../ui/link/link.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { LandingIllustration } from './landing-illustration.tsx';
import styles from './landing-page.module.css';

// Few deployments show it.
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
