import type { Session } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { HomeCard } from './home-card.tsx';
import styles from './welcome.module.css';

type SignedOut = Extract<Session, { status: 'signed-out' | 'signing-in' }>;

export function Welcome({ session }: { session: SignedOut }) {
  const login =
    session.status === 'signed-out' ? (
      <Button onPress={session.signIn}>Login</Button>
    ) : (
      <Button busy>Login</Button>
    );
  return (
    <HomeCard action={login}>
      <h1 className={styles.title}>Evaluation Hub</h1>
      <p className={styles.sentence}>Evaluations, scores and reports for your clients, in one place.</p>
    </HomeCard>
  );
}

export function WelcomeSkeleton() {
  return (
    <>
      <Skeleton of="title" width="medium" />
      <div className={styles.sentence}>
        <Skeleton of="body" width="wide" />
        <Skeleton of="body" width="medium" />
      </div>
    </>
  );
}
