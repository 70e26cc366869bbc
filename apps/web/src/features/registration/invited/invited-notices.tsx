import { pageProblems } from '@hub/contract/http/page-problems';
import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { PageTitle } from '../../../lib/page-title.tsx';
import type { SignedIn } from '../../../lib/session/use-session.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { type Invited, useJoinOrganization } from './invited-queries.ts';

const Title = () => <PageTitle>Invitation</PageTitle>;

type Login = {
  /** A button for signing in and coming back here. */
  login: ReactNode;
};

/** The link was used or withdrawn, has expired, or was only partly copied. */
export const InvitationOver = ({ login }: Login) => (
  <Notice
    title="This invitation no longer works"
    actions={
      <>
        {login}
        <Link href={paths.support}>Get support</Link>
      </>
    }
  >
    <Title />
    <p>{pageProblems['invitation-over'].title}</p>
  </Notice>
);

/** The address already has an account, or another provider signs people in. */
export const SignInToJoin = ({ invitation, login }: Login & { invitation: Invited }) => (
  <Notice title={`Log in to join ${invitation.organizationName}`} actions={login}>
    <Title />
    <p>The invitation is for {invitation.email}. Log in with that email; you come back here.</p>
  </Notice>
);

export const AccountReady = ({ invitation, login }: Login & { invitation: Invited }) => (
  <Notice title={`Welcome to ${invitation.organizationName}`} actions={login}>
    <Title />
    <p>Your account is ready. Log in with {invitation.email} and the password that you have chosen.</p>
  </Notice>
);

type JoinProps = { token: string; invitation: Invited };

export function JoinOffer({ token, invitation: { organizationName } }: JoinProps) {
  const joining = useJoinOrganization(token);
  return (
    <Notice
      title={`Join ${organizationName}`}
      actions={
        <>
          <Button busy={joining.isPending || joining.isSuccess} onPress={() => joining.mutate()}>
            Join
          </Button>
          <Link href={paths.start}>Not now</Link>
        </>
      }
    >
      <Title />
      <p>
        You keep your account, and work in {organizationName} from now on. The profile menu leads back to your
        other organizations.
      </p>
      {joining.error && (
        <AlertBanner tone="alert" title="You could not join">
          {reasonOf(joining.error)}
        </AlertBanner>
      )}
    </Notice>
  );
}

type OtherEmailProps = { invitation: Invited; email: string; session: SignedIn };

/** Signed in as another user than the invited one. */
export const OtherEmail = ({ invitation, email, session }: OtherEmailProps) => (
  <Notice
    title="This invitation is for somebody else"
    actions={
      <>
        <Button onPress={session.signOut}>Log out</Button>
        <Link href={paths.start}>Open the hub</Link>
      </>
    }
  >
    <Title />
    <p>
      It is for {invitation.email}, and you are logged in as {email}. If both are yours, log out and open the
      link in the mail again.
    </p>
  </Notice>
);
