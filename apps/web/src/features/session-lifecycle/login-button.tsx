import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import type { ReturnTo } from '../../lib/session/session-end.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';

/** Leads to the provider's sign-in page, and afterwards back to the requested page. */
export function LoginButton({ children = 'Login' }: { children?: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  // The mail's link contains the code, and an invitation is stored in the tab.
  const comesBack = pathname === paths.accountVerification || pathname === paths.registerInvited;
  const here = comesBack ? { path: pathname + search } : undefined;
  const returnTo = (state as ReturnTo | null) ?? here;

  if (session.status === 'signing-in') return <Button busy>{children}</Button>;
  if (session.status !== 'signed-out') return null;
  const login = async () => {
    const left = await session.signIn(returnTo);
    if (!left) await navigate(paths.login, { state: returnTo });
  };
  return <Button onPress={() => void login()}>{children}</Button>;
}

/** For a visitor who may be signed in already. */
export function EnterHub() {
  return useSession().status === 'signed-in' ? (
    <Link variant="primary" href={paths.start}>
      Open the hub
    </Link>
  ) : (
    <LoginButton>Log in</LoginButton>
  );
}

/** Shown only where people may register without signing in elsewhere first. */
export function RegisterLink({ variant = 'text' }: { variant?: 'text' | 'secondary' }) {
  const { features, externalProvider } = useRuntimeConfig();
  const session = useSession();
  if (!features.register || externalProvider || session.status === 'signed-in') return null;
  return (
    <Link variant={variant} href={paths.register}>
      Create an account
    </Link>
  );
}
