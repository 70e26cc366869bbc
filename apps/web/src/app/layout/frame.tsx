import { RouterProvider as LinkNavigation } from 'react-aria-components';
import { Outlet, useNavigate } from 'react-router';
import { SignOutFailed } from '../../features/session-lifecycle/sign-out-failed.tsx';
import { useSessionEndMessage } from '../../features/session-lifecycle/use-session-end-message.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { ToastRegion } from '../../ui/toast/toast-region.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { CONTENT } from './use-arrival.ts';

/** What is around every screen. */
export function Frame() {
  const navigate = useNavigate();
  useSessionEndMessage();

  return (
    <LinkNavigation navigate={(path) => void navigate(path)}>
      <div className={styles.frame}>
        <a className={styles.skip} href={`#${CONTENT}`}>
          Skip to content
        </a>
        <NavigationProgress />
        <Header />
        <main id={CONTENT} className={styles.main} tabIndex={-1}>
          <Screen />
        </main>
        <Footer />
      </div>
      <ToastRegion />
    </LinkNavigation>
  );
}

function Screen() {
  const session = useSession();
  switch (session.status) {
    case 'signing-out':
      return <Spinner label="Logging out…" />;
    case 'sign-out-failed':
      return <SignOutFailed onRetry={session.signOut} />;
    default:
      return <Outlet />;
  }
}
