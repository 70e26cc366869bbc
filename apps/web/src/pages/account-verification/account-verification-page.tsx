import { paths } from '../../app/paths.ts';
import { SupportPhones } from '../../features/support/support-phones.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { EnvelopeIllustration } from './envelope-illustration.tsx';
import { VerificationActions } from './verification-actions.tsx';

export function Component() {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.profile.email : undefined;
  return (
    <>
      <PageTitle>Confirm your email</PageTitle>
      <Notice
        illustration={<EnvelopeIllustration />}
        title="Confirm your email"
        actions={<VerificationActions session={session} />}
      >
        <p>
          We sent a message to <strong>{email ?? 'the email of your account'}</strong>. Open it and follow
          what it says, so that we know that the address is yours.
        </p>
        <h2>Nothing came?</h2>
        <p>
          Wait a few minutes, then look in the spam folder. If it is not there either, call <SupportPhones />,
          or see <Link href={paths.support}>Support</Link>.
        </p>
        <h2>Already confirmed?</h2>
        <p>{email ? 'Log out, then log in again to go on.' : 'Log in to go on.'}</p>
      </Notice>
    </>
  );
}
