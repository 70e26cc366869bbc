import type { Page } from 'playwright-core';

export const SUPPORT_PAGE = { files: '**/assets/support-page-*.js', component: 'Component' };
export const SIGNED_IN_HEADER = { files: '**/assets/signed-in-header-*.js', component: 'SignedInHeader' };

/** This part of the app loads, but its component throws when it is rendered. */
export const breakPart = (page: Page, { files, component }: typeof SUPPORT_PAGE) =>
  page.route(files, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function ${component}() { throw new Error('broken on purpose'); }`,
    }),
  );

/** This part of the app is missing, as after a new version was deployed. */
export const losePart = (page: Page, { files }: typeof SUPPORT_PAGE, times?: number) =>
  page.route(files, (route) => route.fulfill({ status: 404 }), times ? { times } : {});
