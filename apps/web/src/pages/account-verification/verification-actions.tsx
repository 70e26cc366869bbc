import { LoginButton } from '../../features/session/login-button.tsx';
import type { Session } from '../../lib/session/session-context.ts';
import { Button } from '../../ui/button/button.tsx';

export function VerificationActions({ session }: { session: Session }) {
  return session.status === 'signed-in' ? (
    <Button look="secondary" onPress={session.signOut}>
      Log out
    </Button>
  ) : (
    <LoginButton>Log in</LoginButton>
  );
}
