import { paths } from '../../app/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Link } from '../../ui/link/link.tsx';
import { LoginButton } from './login-button.tsx';

/** The way in, for a visitor who may be signed in already. */
export function EnterHub() {
  return useSession().status === 'signed-in' ? (
    <Link variant="primary" href={paths.start}>
      Open the hub
    </Link>
  ) : (
    <LoginButton>Log in</LoginButton>
  );
}
