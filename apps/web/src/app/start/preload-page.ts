import { matchPath } from 'react-router';
import { isSessionExpected } from '../../lib/session/token-store.ts';
import { paths } from '../paths.ts';
import { firstArea, routeTable } from '../route-table.ts';

/** Fetches the page of this address while the settings are still being fetched. */
export function preloadPage(): void {
  const { pathname } = window.location;
  const start = isSessionExpected() ? firstArea(routeTable) : paths.landing;
  const target = pathname === paths.start ? start : pathname;
  const page = routeTable.find(({ path }) => matchPath(path, target))?.page;
  // What cannot be fetched is asked for again, and told about, where it is needed.
  if (page && 'lazy' in page) page.lazy().catch(() => {});
  if (isSessionExpected()) import('../layout/signed-in-header.tsx').catch(() => {});
}
