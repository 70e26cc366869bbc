import { paths } from '../../app/paths.ts';
import { LoginButton } from '../../features/session-lifecycle/login-button.tsx';
import { SupportPhones } from '../../features/support/support-phones.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { EnvelopeIllustration } from './envelope-illustration.tsx';

export function LogInFirst() {
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
