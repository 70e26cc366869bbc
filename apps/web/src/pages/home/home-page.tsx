import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Failure } from '../../ui/failure/failure.tsx';
import { HomeCard } from './home-card.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { SignedInHome } from './signed-in-home.tsx';
import { Welcome } from './welcome.tsx';

export function HomePage() {
  const session = useSession();
  switch (session.status) {
    case 'loading':
    case 'signing-out':
      return <HomeSkeleton />;
    case 'signed-out':
    case 'signing-in':
      return <Welcome session={session} />;
    case 'signed-in':
      return <SignedInHome session={session} />;
    case 'sign-in-failed':
      return (
        <HomeCard action={<Button onPress={session.signIn}>Try again</Button>}>
          <Failure title="Sign-in failed">
            It was canceled, took too long, or the sign-in service did not answer.
          </Failure>
        </HomeCard>
      );
    case 'sign-out-failed':
      return (
        <HomeCard action={<Button onPress={session.signOut}>Try again</Button>}>
          <Failure title="Sign-out failed">
            You are signed out of this page, but the sign-in service did not answer and may still know you.
          </Failure>
        </HomeCard>
      );
  }
}
