import type { BrowserContextOptions, Page } from 'playwright-core';
import { leaveSite } from '../page-pool.ts';
import { preparePages } from '../pages.ts';
import { gallerySite } from './gallery-site.ts';

/** The address at which the gallery shows one piece alone. */
export const pieceAddress = (title: string) => `/dev/ui/${title.toLowerCase().replace(/\W+/g, '-')}`;

export const pieceOn = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** An address of the gallery without a piece. */
const NO_PIECE = '/dev/ui/none';
/**
 * In milliseconds. A piece with unsaved changes asks before it is left; nobody answers, so the app is loaded
 * again instead.
 */
const PATIENCE = 300;
const withOwnApp = new WeakSet<Page>();

/** Tests of pieces of the interface, in the built app without a hub. */
export function preparePieces() {
  const { url, openContext, take } = preparePages({ start: gallerySite, isShared: true, leave: leavePiece });
  const openPage = async (options?: BrowserContextOptions) => (await take(options)).page;

  /**
   * Shows a piece in an app that may have been loaded before, because loading takes longer than most tests.
   */
  async function mountPiece(page: Page, title: string, query = '') {
    const address = pieceAddress(title) + query;
    const isMounted = page.url() === url(NO_PIECE) && (await mount(page, address));
    if (!isMounted) await page.goto(url(address));
    return shown(page, title);
  }

  return {
    url,
    openContext,
    openPage,
    mountPiece,
    openPiece: async (title: string, options?: BrowserContextOptions, query?: string) => {
      const page = await openPage(options);
      return { page, piece: await mountPiece(page, title, query) };
    },
    /** Shows a piece in a newly loaded app, for tests of what the app loads or of what goes wrong in it. */
    loadPiece: async (page: Page, title: string) => {
      withOwnApp.add(page);
      await page.goto(url(pieceAddress(title)));
      return shown(page, title);
    },
  };
}

async function shown(page: Page, title: string) {
  const piece = pieceOn(page, title);
  await piece.waitFor();
  return piece;
}

/** Unmounts the piece. If anything of it is left on the page, the app is unloaded as well. */
async function leavePiece(page: Page, origin: string) {
  const canStay = !withOwnApp.delete(page) && page.url().startsWith(`${origin}/dev/ui/`);
  const isClean = canStay && (await mount(page, NO_PIECE)) && (await page.evaluate(isUntouched));
  if (!isClean) await leaveSite(page, origin);
}

/** Navigates as the browser's back and forward buttons do, without loading the app again. */
const mount = (page: Page, address: string) =>
  page.evaluate(
    async ([target, patience]) => {
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      // After a navigation in the app the page gets the focus; after a full load it does not.
      const content = document.getElementById('content');
      const start = performance.now();
      while (document.activeElement !== content && performance.now() - start < patience)
        await new Promise((resolve) => setTimeout(resolve));
      content?.blur();
      return performance.now() - start < patience;
    },
    [address, PATIENCE] as const,
  );

/** Whether nothing covers the page and no theme was chosen. */
function isUntouched() {
  const over =
    'body > :not(#root, script, noscript, [data-live-announcer]), [role=alert], [role=alertdialog]';
  return !document.querySelector(over) && !document.documentElement.dataset.theme;
}
