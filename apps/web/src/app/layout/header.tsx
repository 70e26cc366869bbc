import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { LoginButton } from '../../features/session-lifecycle/login-button.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { HelpIcon } from '../../ui/icon/icons.tsx';
import { IconLink } from '../../ui/icon-button/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { paths } from '../paths.ts';
import { Logo } from './bare-frame.tsx';
import styles from './frame.module.css';

// Menus and dialogs are half of the components' weight, and a signed-out visitor needs none of them.
const SignedInHeader = lazy(async () => ({
  default: (await import('./signed-in-header.tsx')).SignedInHeader,
}));

export function Header() {
  const session = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.headerContent}>
        {session.status === 'signed-in' ? (
          <Suspense fallback={<SignedInHeaderSkeleton />}>
            <SignedInHeader session={session} />
          </Suspense>
        ) : (
          <SignedOutHeader />
        )}
      </div>
    </header>
  );
}

function SignedOutHeader() {
  return (
    <>
      <Link className={styles.brand} to={paths.start}>
        <Logo />
        Evaluation System
      </Link>
      <div className={styles.tools}>
        <IconLink label="Help" href={paths.support}>
          <HelpIcon />
        </IconLink>
        <LoginButton />
      </div>
    </>
  );
}

function SignedInHeaderSkeleton() {
  return (
    <>
      <span className={styles.brand}>
        <Logo />
      </span>
      <div className={styles.tools}>
        <Skeleton variant="button" width="medium" />
      </div>
    </>
  );
}
