import { problems } from '@hub/contract/http/problems';
import { useProfile } from '../../features/profile/api/use-profile.ts';
import { ProfileSummary } from '../../features/profile/profile-summary.tsx';
import { ApiProblem, NoAnswer } from '../../lib/api-problem.ts';
import type { Session } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Failure } from '../../ui/failure/failure.tsx';
import { RetryButton } from '../../ui/retry-button/retry-button.tsx';
import { HomeCard } from './home-card.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';

type SignedIn = Extract<Session, { status: 'signed-in' }>;

export function SignedInHome({ session }: { session: SignedIn }) {
  const profile = useProfile();
  switch (profile.status) {
    case 'loading':
      return <HomeSkeleton />;
    case 'loaded':
      return (
        <HomeCard
          action={
            <Button look="secondary" onPress={session.signOut}>
              Logout
            </Button>
          }
        >
          <ProfileSummary profile={profile.value} />
        </HomeCard>
      );
    case 'failed':
    case 'retrying':
      return isSessionOver(profile.error) ? (
        <HomeCard action={<Button onPress={session.signIn}>Login</Button>}>
          <Failure title="Your session has ended">Log in again to go on.</Failure>
        </HomeCard>
      ) : (
        <HomeCard action={<RetryButton of={profile} />}>
          <Failure title="Your profile could not be loaded">{reasonOf(profile.error)}</Failure>
        </HomeCard>
      );
  }
}

const isSessionOver = (error: unknown) => error instanceof ApiProblem && error.code === 'not-signed-in';

function reasonOf(error: unknown) {
  if (error instanceof NoAnswer) return 'Check your connection, or try again in a moment.';
  return error instanceof ApiProblem ? error.message : problems['unexpected-error'].title;
}
