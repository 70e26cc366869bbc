import './lib/parse-without-eval.ts';

import '@fontsource-variable/inter';
import './ui/tokens.css';
import './ui/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router';
import { App } from './app/app.tsx';
import { trackFailedImports } from './app/errors/failed-imports.ts';
import { paths } from './app/paths.ts';
import { firstArea, routeTable } from './app/route-table.ts';
import { leaveWhenHandedOver, takeHandOver } from './lib/session/hand-over.ts';
import { isSessionExpected } from './lib/session/token-store.ts';
import { applyTheme } from './lib/theme/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

applyTheme();
trackFailedImports();
preloadPage();
// The router scrolls every new page to its top; the browser would restore an earlier position.
window.history.scrollRestoration = 'manual';

leaveWhenHandedOver(paths.login);
const handOver = takeHandOver();
if (handOver) window.location.replace(handOver);
else
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

/** Fetches the page of this address while the settings are still being fetched. */
function preloadPage(): void {
  const { pathname } = window.location;
  const start = isSessionExpected() ? firstArea(routeTable) : paths.landing;
  const target = pathname === paths.start ? start : pathname;
  const page = routeTable.find(({ path }) => matchPath(path, target))?.page;
  // A failure is ignored here: the fetch is repeated, and its failure reported, where the page is needed.
  if (page && 'lazy' in page) page.lazy().catch(() => {});
  if (isSessionExpected()) import('./app/layout/signed-in-header.tsx').catch(() => {});
}
