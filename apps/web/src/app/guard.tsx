import { type EntryRefusal, pageProblems } from '@hub/contract/http/page-problems';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useRuntimeConfig } from '../lib/runtime-config.ts';
import { isHandedOver } from '../lib/session/hand-over.ts';
import type { ReturnTo } from '../lib/session/session-end.ts';
import { Component as NotFoundPage } from '../pages/not-found-page.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { admit } from './admission.ts';
import { paths } from './paths.ts';
import type { Row } from './route-table.ts';
import { useVisitor } from './use-visitor.ts';

// Only people signed in by an external provider ever see it.
const NoEntryPage = onDemand<{ refusal: EntryRefusal }>(
  () => import('../pages/no-entry-page.tsx').then((file) => file.NoEntryPage),
  ({ refusal }) => <p role="alert">{pageProblems[refusal].title}</p>,
);

/** Shows the page to the visitors whom the route table admits, and redirects the others. */
export function Guard({ row }: { row: Row }) {
  const visitor = useVisitor();
  const { features } = useRuntimeConfig();
  const { pathname, search, hash } = useLocation();
  // On a handed-over device, the history must not show what was open.
  const returnTo: ReturnTo | null = isHandedOver() ? null : { path: pathname + search + hash };

  switch (admit(row, visitor, features)) {
    case 'shown':
      return <Outlet />;
    case 'not-found':
      return <NotFoundPage />;
    case 'to-login':
      return <Navigate to={paths.login} replace state={returnTo} />;
    case 'to-verification':
      return <Navigate to={paths.accountVerification} replace />;
    case 'to-enrolment':
      return <Navigate to={paths.profile} replace />;
    case 'to-registration':
      return <Navigate to={paths.register} replace />;
    case 'refused':
      return visitor.kind === 'refused' && <NoEntryPage refusal={visitor.refusal} />;
    case 'to-start':
      return <Navigate to={paths.start} replace />;
    case 'waiting':
      return <Spinner />;
  }
}
