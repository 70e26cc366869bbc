import { paths } from '../app/paths.ts';
import { LoginButton, RegisterLink } from '../features/session-lifecycle/login-button.tsx';
import { PageTitle } from '../lib/page-title.tsx';
import type { SignInFailure } from '../lib/session/sign-in-failure.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Link } from '../ui/link/link.tsx';
import { Notice } from '../ui/notice/notice.tsx';

const invitation: SignInFailure = {
  title: 'Log in to the Evaluation Hub',
  text: 'You type your email and password on the sign-in page and come back here.',
  calm: true,
};

/** The login page, which also reports a failed sign-in. */
export function Component() {
  const session = useSession();
  const { title, text, calm } = (session.status === 'signed-out' && session.failure) || invitation;
  return (
    <Notice
      tone={calm ? 'neutral' : 'alert'}
      title={title}
      actions={
        <>
          <LoginButton>Log in</LoginButton>
          <RegisterLink />
          <Link href={paths.support}>Get support</Link>
        </>
      }
    >
      <PageTitle>Login</PageTitle>
      <p>{text}</p>
    </Notice>
  );
}
