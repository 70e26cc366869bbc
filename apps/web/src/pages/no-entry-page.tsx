import type { EntryRefusal } from '@hub/contract/http/page-problems';
import { paths } from '../app/paths.ts';
import { SupportPhones } from '../features/support/support-phones.tsx';
import { PageTitle } from '../lib/page-title.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { Button } from '../ui/button/button.tsx';
import { Link } from '../ui/link/link.tsx';
import { Notice } from '../ui/notice/notice.tsx';

const messages: Record<EntryRefusal, { title: string; text: string }> = {
  'not-registered': {
    title: 'You have no account here yet',
    text: 'The service where you signed in knows you, but the Evaluation Hub does not. Ask whoever looks after it in your organization for an account. If you have one, you signed in as somebody else: log out, then log in with the account that you use here.',
  },
  'no-verified-email': {
    title: 'Your email is not known',
    text: 'The service where you signed in has not told us an email address that it has verified, and without one you cannot have an account. Confirm your address there, or ask whoever runs it. Then log out and log in again.',
  },
  'approval-pending': {
    title: 'Your account waits for approval',
    text: 'A manager of your organization has not approved it yet. You get an email once that is done, and can log in then.',
  },
  'access-denied': {
    title: 'Your account was not approved',
    text: 'Your organization has denied your request for access. If you think that this is a mistake, ask one of its managers.',
  },
  'account-deactivated': {
    title: 'Your account is deactivated',
    text: 'What you have saved is still there. Ask a manager of your organization to enable your account, then log in again.',
  },
  'account-removed': {
    title: 'Your account was removed',
    text: 'You no longer belong to your organization. Ask one of its managers to add you again.',
  },
};

/** For someone signed in by an external provider who cannot use the hub: why, and what to do next. */
export function NoEntryPage({ refusal }: { refusal: EntryRefusal }) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { title, text } = messages[refusal];
  const { email } = session.user.profile;
  return (
    <Notice
      tone="alert"
      title={title}
      actions={
        <>
          <Button onPress={session.signOut}>Log out</Button>
          <Link href={paths.support}>Get support</Link>
        </>
      }
    >
      <PageTitle>{title}</PageTitle>
      {email && (
        <p>
          You are signed in as <strong>{email}</strong>.
        </p>
      )}
      <p>{text}</p>
      <h2>Need help?</h2>
      <p>
        Call <SupportPhones />.
      </p>
    </Notice>
  );
}
