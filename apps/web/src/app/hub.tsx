import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../lib/api/query-client.ts';
import { dropDraftsOfOthers } from '../lib/drafts/drafts.ts';
import { useSession } from '../lib/session/use-session.ts';
import { StartLoading } from './layout/page-loading.tsx';
import { createRouter } from './router.tsx';

/** The screens, once the session is known: the router reads the address that signing in returns to. */
export function Hub() {
  const session = useSession();
  if (session.status === 'loading') return <StartLoading />;
  return <Screens user={session.status === 'signed-in' ? session.user.profile.sub : undefined} />;
}

function Screens({ user }: { user: string | undefined }) {
  const [router] = useState(createRouter);
  useEffect(() => {
    // While nobody is signed in, drafts stay, because their user may come back.
    if (user) dropDraftsOfOthers(user);
  }, [user]);
  return (
    // The key changes with the user, so that nothing that one user loaded or typed is left for the next.
    <QueryProvider key={user ?? 'nobody'}>
      <RouterProvider router={router} />
    </QueryProvider>
  );
}

function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
