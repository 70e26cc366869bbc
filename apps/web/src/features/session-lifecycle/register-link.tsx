import { paths } from '../../app/paths.ts';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Link } from '../../ui/link/link.tsx';

/** The way in for those who have no account; only where people may register, and not first sign in elsewhere. */
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
