import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { useSession } from '../lib/session/use-session.ts';
import { Component as NotFoundPage } from '../pages/not-found-page.tsx';
import { PageError, UnexpectedError } from './errors/route-errors.tsx';
import { Guard } from './guard.tsx';
import { Frame } from './layout/frame.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { useRouteFocus } from './layout/use-route-focus.ts';
import { paths } from './paths.ts';
import { firstArea, type Row, routeTable } from './route-table.ts';

const guarded = (row: Row): RouteObject => ({
  path: row.path,
  element: <Guard row={row} />,
  children: [{ index: true, ...row.page }],
});

export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Frame />,
      errorElement: <UnexpectedError />,
      children: [
        {
          element: <Page />,
          errorElement: <PageError />,
          hydrateFallbackElement: <PageLoading />,
          children: [
            { path: paths.start, element: <Start /> },
            ...routeTable.map(guarded),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ]);

/** A component inside the frame, so that the hook runs after the page has loaded. */
function Page() {
  useRouteFocus();
  return <Outlet />;
}

function Start() {
  const isSignedIn = useSession().status === 'signed-in';
  return <Navigate to={isSignedIn ? firstArea(routeTable) : paths.landing} replace />;
}
