import { PageTitle } from '../../lib/page-title.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { AlreadyConfirmed } from './already-confirmed.tsx';
import { EnterCode } from './enter-code.tsx';
import { LogInFirst } from './log-in-first.tsx';

export function Component() {
  const session = useSession();
  return (
    <>
      <PageTitle>Confirm your email</PageTitle>
      {session.status !== 'signed-in' ? (
        <LogInFirst />
      ) : session.isEmailConfirmed ? (
        <AlreadyConfirmed />
      ) : (
        <EnterCode session={session} />
      )}
    </>
  );
}
