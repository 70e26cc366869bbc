import { Navigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useIsEmailConfirmed, useStanding } from '../../features/profile/profile-queries.ts';
import { LoginButton } from '../../features/session-lifecycle/login-button.tsx';
import { SupportPhones } from '../../features/support/support-phones.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { EnterCode } from './enter-code.tsx';
import { EnvelopeIllustration } from './envelope-illustration.tsx';

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
  // Right after a registration, the state of the verification is loaded again.
  return standing.status === 'refused' && !standing.isRefetching ? (
    <Navigate to={paths.start} replace />
  ) : (
    <Spinner />
  );
}

function AlreadyConfirmed() {
  return (
    <Notice
      illustration={<EnvelopeIllustration />}
      title="Your email is confirmed"
      actions={
        <Link variant="primary" href={paths.start}>
          Go to Home
        </Link>
      }
    >
      <p>There is nothing left to do here.</p>
    </Notice>
  );
}

function LogInFirst() {
  return (
    <Notice
      illustration={<EnvelopeIllustration />}
      title="Confirm your email"
      actions={<LoginButton>Log in</LoginButton>}
    >
      <p>
        We sent a code to <strong>the email of your account</strong>. Log in to enter it, so that we know that
        the address is yours.
      </p>
      <h2>Nothing came?</h2>
      <p>
        Wait a few minutes, then look in the spam folder. Once you are logged in you can ask for another code.
        If nothing helps, call <SupportPhones />, or see <Link href={paths.support}>Support</Link>.
      </p>
      <h2>Already confirmed?</h2>
      <p>Log in to go on.</p>
    </Notice>
  );
}
