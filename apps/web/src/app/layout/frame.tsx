import { RouterProvider as LinkNavigation } from 'react-aria-components';
import { Outlet, useNavigate, useNavigation } from 'react-router';
import { useAdoptTimeZone } from '../../features/organization/use-adopt-time-zone.ts';
import { useSessionEndMessage } from '../../features/session-lifecycle/use-session-end-message.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { ToastRegion } from '../../ui/toast/toast-region.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { CONTENT_ID } from './use-route-focus.ts';

/** The header, footer and toasts around every screen. */
export function Frame() {
  const navigate = useNavigate();
  useSessionEndMessage();
  useAdoptTimeZone();

  return (
    <LinkNavigation navigate={(path) => void navigate(path)}>
      <div className={styles.frame}>
        <a className={styles.skip} href={`#${CONTENT_ID}`}>
          Skip to content
        </a>
        <NavigationProgress />
        <Header />
        <main id={CONTENT_ID} className={styles.main} tabIndex={-1}>
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

/** A line under the upper edge while the next page is being loaded. */
function NavigationProgress() {
  return useNavigation().state === 'loading' ? <div aria-hidden="true" className={styles.progress} /> : null;
}

function SignOutFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="alert" title="Sign-out failed" actions={<Button onPress={onRetry}>Try again</Button>}>
      <PageTitle>Sign-out failed</PageTitle>
      <p>
        You are logged out of the hub in this browser, but the sign-in service did not answer and may still
        know you. On a shared computer, try again before you leave it.
      </p>
    </Notice>
  );
}
