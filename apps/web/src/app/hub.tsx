import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../lib/api/query-client.ts';
import { dropDraftsOfOthers } from '../lib/drafts/drafts.ts';
import { useSession } from '../lib/session/use-session.ts';
import { StartLoading } from './layout/page-loading.tsx';
import { createRouter } from './router.tsx';

/** The screens, once it is known who is there: the router reads the address that signing in leads back to. */
export function Hub() {
  const session = useSession();
  if (session.status === 'loading') return <StartLoading />;
  return <Screens user={session.status === 'signed-in' ? session.user.profile.sub : undefined} />;
}

function Screens({ user }: { user: string | undefined }) {
  const [router] = useState(createRouter);
  useEffect(() => {
    // Nobody takes nothing away: the user before may come back for it.
    if (user) dropDraftsOfOthers(user);
  }, [user]);
  return (
    // Nothing that one user has loaded or typed stays on the screen for the next.
    <LoadedData key={user ?? 'nobody'}>
      <RouterProvider router={router} />
    </LoadedData>
  );
}

function LoadedData({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
