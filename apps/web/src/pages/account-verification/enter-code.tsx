import { paths } from '../../app/paths.ts';
import { useProfile } from '../../features/profile/profile-queries.ts';
import { SupportPhones } from '../../features/support/support-phones.tsx';
import { CodeForm } from '../../features/verification/code-form.tsx';
import { ResendCode } from '../../features/verification/resend-code.tsx';
import type { SignedIn } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { EnvelopeIllustration } from './envelope-illustration.tsx';

export function EnterCode({ session }: { session: SignedIn }) {
  const { data: profile } = useProfile();
  return (
    <Notice
      illustration={<EnvelopeIllustration />}
      title="Confirm your email"
      actions={
        <Button variant="secondary" onPress={session.signOut}>
          Log out
        </Button>
      }
    >
      <p>
        We sent a code to <strong>{profile?.email ?? session.user.profile.email}</strong>. Enter it here, so
        that we know that the address is yours.
      </p>
      <CodeForm session={session} />
      <h2>Nothing came?</h2>
      <p>
        Wait a few minutes and look in the spam folder, or ask for another code. If nothing helps, call{' '}
        <SupportPhones />, or see <Link href={paths.support}>Support</Link>.
      </p>
      <ResendCode session={session} />
    </Notice>
  );
}
