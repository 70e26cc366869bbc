import { Navigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useIsEmailConfirmed } from '../../features/profile/api/use-is-email-confirmed.ts';
import { useStanding } from '../../features/profile/api/use-standing.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { AlreadyConfirmed } from './already-confirmed.tsx';
import { EnterCode } from './enter-code.tsx';
import { LogInFirst } from './log-in-first.tsx';

export function Component() {
  return (
    <>
      <PageTitle>Confirm your email</PageTitle>
      <Confirmation />
    </>
  );
}

function Confirmation() {
  const session = useSession();
  const standing = useStanding();
  const isConfirmed = useIsEmailConfirmed();
  if (session.status !== 'signed-in') return <LogInFirst />;
  if (isConfirmed) return <AlreadyConfirmed />;
  if (isConfirmed === false) return <EnterCode session={session} />;
  // Whoever has just registered is asked about anew.
  return standing.status === 'refused' && !standing.isAskedAgain ? (
    <Navigate to={paths.start} replace />
  ) : (
    <Spinner />
  );
}
