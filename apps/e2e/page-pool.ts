import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export type PagePool = ReturnType<typeof createPagePool>;
export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;
/** Brings a page to where the next test begins. */
export type Leave = (page: Page, origin: string) => Promise<void>;

type Loan = {
  page: Page;
  context: BrowserContext;
  origin: string;
  kind: string;
  isSpoiled: boolean;
  setHeaders: Page['setExtraHTTPHeaders'];
};

/** A document of the hub that runs no script. */
const RESTING_PLACE = '/favicon.svg';
const LONGEST_WAY = 10_000;
/** A step may take this long on a busy machine. */
export const PATIENCE_MS = 60_000;
const USUAL_VIEWPORT = { width: 1280, height: 720 };
const LISTENED_TO = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response'];
/** What cannot be undone: a page that it was done to, or to its context, is not lent again. */
const LASTING = ['addInitScript', 'clock', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'] as const;
const LASTING_FOR_ALL = [
  ...LASTING,
  'grantPermissions',
  'newCDPSession',
  'on',
  'once',
  'setOffline',
] as const;

/**
 * Pages that one journey uses after the other. In a new one Chromium would load and compile the whole app again, which
 * takes it three times as long. Nothing of a journey is left for the next: no storage, cookies, listeners or media.
 */
export function createPagePool(browser: Browser, leave: Leave) {
  const idle = new Map<string, Loan>();
  const lent = new Set<Loan>();

  async function openNew(origin: string, kind: string, options: BrowserContextOptions): Promise<Loan> {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const setHeaders = page.setExtraHTTPHeaders.bind(page);
    const loan = { page, context, origin, kind, isSpoiled: false, setHeaders };
    await page.goto(origin + RESTING_PLACE);
    const spoil = () => {
      loan.isSpoiled = true;
    };
    watch(page, LASTING, spoil);
    watch(context, LASTING_FOR_ALL, spoil);
    return loan;
  }

  async function giveBack(loan: Loan, keep: boolean) {
    const isKept =
      keep && !loan.isSpoiled && !idle.has(loan.kind) && (await tidy(loan, leave).catch(() => false));
    if (isKept) idle.set(loan.kind, loan);
    else await loan.context.close();
  }

  return {
    async take(origin: string, options: BrowserContextOptions = {}, kept?: Kept) {
      const { viewport, colorScheme, reducedMotion, extraHTTPHeaders, ...rest } = options;
      const kind = JSON.stringify([origin, rest]);
      const loan = idle.get(kind) ?? (await openNew(origin, kind, rest));
      idle.delete(kind);
      lent.add(loan);
      const { page, context } = loan;
      await loan.setHeaders(extraHTTPHeaders ?? {});
      await page.setViewportSize(viewport ?? USUAL_VIEWPORT);
      await page.emulateMedia({
        colorScheme: colorScheme ?? 'light',
        // Nobody watches, and what moves has to be waited for.
        reducedMotion: reducedMotion ?? 'reduce',
      });
      if (kept) await restore(page, context, kept);
      return { page, context };
    },
    /** All of them are back, ready for the next journey, or closed: what a failure has left behind is unknown. */
    async takeBack({ keep }: { keep: boolean }) {
      for (const loan of lent) await giveBack(loan, keep);
      lent.clear();
    },
    /** Those of a hub that stops are of no use to anyone. */
    async forget(origin: string) {
      const useless = [...idle.values()].filter((loan) => loan.origin === origin);
      for (const { kind } of useless) idle.delete(kind);
      await Promise.all(useless.map(({ context }) => context.close()));
    },
    owns: (context: BrowserContext) => [...idle.values(), ...lent].some((loan) => loan.context === context),
  };
}

/** Tells when one of its members is asked for. */
function watch<Watched extends object>(
  object: Watched,
  members: readonly (keyof Watched)[],
  onAsked: () => void,
) {
  for (const name of members) {
    const member = object[name];
    const given = typeof member === 'function' ? member.bind(object) : member;
    const get = () => {
      onAsked();
      return given;
    };
    Object.defineProperty(object, name, { get });
  }
}

async function tidy({ page, context, origin }: Loan, leave: Leave) {
  const [first, ...others] = context.pages();
  if (first !== page) return false;
  for (const name of LISTENED_TO) page.removeAllListeners(name);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(others.map((other) => other.close()));
  await leave(page, origin);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  // Where the pointer was left, the next page would look pointed at.
  await page.mouse.move(-1, -1);
  return true;
}

/** Nothing that the page has loaded stays. */
export const leaveSite: Leave = async (page, origin) => {
  await page.goto(origin + RESTING_PLACE, { timeout: LONGEST_WAY });
};

async function restore(page: Page, context: BrowserContext, { cookies, origins }: Kept) {
  await context.addCookies(cookies);
  const entries = origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate((kept) => {
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, entries);
}
