import { useRuntimeConfig } from '../../../lib/runtime-config.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';

/** Explains how to continue with an expired ticket. */
export function ExpiredNotice() {
  const { singleSignOnLabel: label } = useRuntimeConfig().brand;
  const session = useSession();
  const logIn = () => void (session.status === 'signed-out' && session.signIn());
  return (
    <AlertBanner
      tone="alert"
      title={`Your login with ${label} has expired`}
      action={
        <Button variant="secondary" onPress={logIn}>
          Log in again
        </Button>
      }
    >
      Log in with {label} once more to register with it; what you have told stays. Or go on here with an email
      and a password.
    </AlertBanner>
  );
}
