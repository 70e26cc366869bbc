import { paths } from '../app/paths.ts';
import { EnterHub } from '../features/session-lifecycle/login-button.tsx';
import { SupportPhones } from '../features/support/support-phones.tsx';
import { PageTitle } from '../lib/page-title.tsx';
import { Link } from '../ui/link/link.tsx';
import { Notice } from '../ui/notice/notice.tsx';

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

function LockIllustration() {
  return (
    <svg
      aria-hidden="true"
      viewBox="4 8 120 92"
      width="120"
      height="92"
      fill="var(--color-surface)"
      stroke="var(--color-primary)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="4" y="20" width="104" height="76" rx="20" fill="var(--color-primary-tint)" stroke="none" />
      <path d="M40 46V32a16 16 0 0 1 32 0v14" fill="none" />
      <rect x="28" y="46" width="56" height="44" rx="8" />
      <circle cx="56" cy="64" r="4" />
      <path d="M56 68v8" />
      <circle cx="98" cy="74" r="20" />
      <path d="M98 60v2M98 86v2M84 74h2M110 74h2" stroke="var(--color-border-strong)" />
      <path d="M98 64v10h8" stroke="var(--color-accent)" fill="none" />
    </svg>
  );
}
