import { paths } from '../../app/paths.ts';
import { EnterHub } from '../../features/session-lifecycle/enter-hub.tsx';
import { SupportPhones } from '../../features/support/support-phones.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { LockIllustration } from './lock-illustration.tsx';

export function Component() {
  return (
    <>
      <PageTitle>Sign-in is locked</PageTitle>
      <Notice
        illustration={<LockIllustration />}
        title="Sign-in is locked for 15 minutes"
        actions={<EnterHub />}
      >
        <p>
          Ten wrong passwords in a row were typed for this email. To protect the account, nobody can sign in
          to it for the next 15 minutes. Nothing was changed or lost. The owner of the account got an email
          about it.
        </p>
        <h2>If it was you</h2>
        <p>
          Try again after 15 minutes, with the right password. If you no longer know it, follow “Forgot
          password?” on the sign-in page: a new password ends the wait.
        </p>
        <h2>If it was not you</h2>
        <p>
          The passwords were all wrong, so nobody got in. If it happens again, call <SupportPhones />, or see{' '}
          <Link href={paths.support}>Support</Link>.
        </p>
      </Notice>
    </>
  );
}
