import { emailKey } from '@hub/contract/fields/email';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useProfile, useStanding } from '../../features/profile/profile-queries.ts';
import { useInvitationToken } from '../../features/registration/invited/invitation-token.ts';
import { InvitedForm } from '../../features/registration/invited/invited-form.tsx';
import {
  AccountReady,
  InvitationOver,
  JoinOffer,
  OtherEmail,
  SignInToJoin,
} from '../../features/registration/invited/invited-notices.tsx';
import { type Invited, isOver, useInvitation } from '../../features/registration/invited/invited-queries.ts';
import { EnterHub, LoginButton } from '../../features/session-lifecycle/login-button.tsx';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { type SignedIn, useSession } from '../../lib/session/use-session.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';

/** The page that the link of an invitation opens. */
export function Component() {
  const token = useInvitationToken();
  const isSignedIn = useSession().status === 'signed-in';
  if (token !== undefined) return <InvitedPage key={token} token={token} />;
  return isSignedIn ? <Navigate to={paths.start} replace /> : <InvitationOver login={<EnterHub />} />;
}

function InvitedPage({ token }: { token: string }) {
  const session = useSession();
  const invitation = useInvitation(token);
  const isUnknown = useStanding().status === 'refused';
  const { externalProvider } = useRuntimeConfig();
  const [isRegistered, setIsRegistered] = useState(false);
  const { data, error } = invitation;

  if (isRegistered && data) return <AccountReady invitation={data} login={<EnterHub />} />;
  if (isOver(error)) return <InvitationOver login={<EnterHub />} />;
  if (!data) {
    return error ? (
      <LoadFailure query={invitation}>The invitation could not be loaded</LoadFailure>
    ) : (
      <Spinner />
    );
  }
  if (session.status === 'signed-in' && !isUnknown) {
    return <SignedInInvited token={token} invitation={data} session={session} />;
  }
  // Users of another provider sign in there first, and register afterwards.
  if (data.hasAccount || (externalProvider && session.status !== 'signed-in')) {
    return <SignInToJoin invitation={data} login={<LoginButton>Log in</LoginButton>} />;
  }
  return (
    <InvitedForm
      token={token}
      invitation={data}
      onRegistered={() => setIsRegistered(true)}
      onOutdated={() => void invitation.refetch()}
    />
  );
}

type Props = { token: string; invitation: Invited; session: SignedIn };

function SignedInInvited({ token, invitation, session }: Props) {
  const profile = useProfile();
  const email = profile.data?.email ?? session.user.profile.email ?? '';
  if (profile.isPending) return <Spinner />;
  return emailKey(email) === emailKey(invitation.email) ? (
    <JoinOffer token={token} invitation={invitation} />
  ) : (
    <OtherEmail invitation={invitation} email={email} session={session} />
  );
}
