import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { Place } from '../../lib/session/farewell.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';

/** Leaves for the provider's sign-in page; afterwards the user is back where they wanted to be. */
export function LoginButton({ children = 'Login' }: { children?: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  // Whoever follows the link of the mail brings the code along.
  const here = pathname === paths.accountVerification ? { path: pathname + search } : undefined;
  const place = (state as Place | null) ?? here;

  if (session.status === 'signing-in') return <Button busy>{children}</Button>;
  if (session.status !== 'signed-out') return null;
  const login = async () => {
    const left = await session.signIn(place);
    if (!left) await navigate(paths.login, { state: place });
  };
  return <Button onPress={() => void login()}>{children}</Button>;
}
