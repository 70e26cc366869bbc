import { useState } from 'react';
import { useSession } from '../session/use-session.ts';
import { draftsOf } from './drafts.ts';

/** Answers whether a form has a draft, for a form that is closed until it is needed. */
export function useKeptDrafts() {
  const session = useSession();
  const [drafts] = useState(() =>
    session.status === 'signed-in' ? draftsOf(session.user.profile.sub) : undefined,
  );
  return { has: (name: string) => drafts?.read(name) !== undefined };
}
