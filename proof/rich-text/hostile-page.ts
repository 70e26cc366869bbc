import { fileURLToPath } from 'node:url';
import { richTextAllowlist } from '@hub/contract/fields/rich-text-allowlist';
import { build } from 'esbuild';
import { startBrowser } from '../../apps/e2e/browser.ts';

/** What is wrong by the allowlist of rich text; and its elements and text, to compare two ways of showing. */
export type Shown = { faults: string[]; outline: string };

const ORIGIN = 'http://hub.test/';
const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));
const INSPECTION = fileURLToPath(new URL('./page-inspection.js', import.meta.url));

/** Shows HTML as it is and in the product's read view, and tells what is wrong with what is shown. */
const PAGE = `
  import { normalizeLink } from '@hub/contract/fields/rich-text-link';
  import { createElement } from 'react';
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  import { RichTextView } from './src/ui/rich-text/rich-text-view.tsx';
  import { inspect } from ${JSON.stringify(INSPECTION)};

  const rules = ${JSON.stringify(richTextAllowlist)};
  const newPlace = () => document.body.appendChild(document.createElement('div'));
  window.hits = 0;
  window.hit = () => { window.hits += 1; };
  window.ways = {
    html(html) {
      const place = newPlace();
      place.innerHTML = html;
      return inspect(place, rules);
    },
    view(html) {
      const place = newPlace();
      flushSync(() => createRoot(place).render(createElement(RichTextView, { html, normalizeLink })));
      return inspect(place.firstElementChild, rules);
    },
  };
`;

async function bundlePage() {
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: WEB, loader: 'js' },
    bundle: true,
    write: false,
    outdir: WEB,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
}

/** Pages without any policy: nothing on them protects from what the sanitizer leaves. */
export async function startHostilePages() {
  const [browser, script] = await Promise.all([startBrowser(), bundlePage()]);
  const requests: string[] = [];
  const context = await browser.newContext();
  await context.route('**/*', (route) => {
    const url = route.request().url();
    if (url === ORIGIN) return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' });
    requests.push(url);
    // Without content even a navigation stays on the page.
    return route.fulfill({ status: 204 });
  });

  /** What became of each, how many scripts ran, and what was asked of other servers. */
  async function showAll(way: 'html' | 'view', payloads: string[]) {
    requests.length = 0;
    const page = await context.newPage();
    await page.goto(ORIGIN);
    await page.addScriptTag({ content: script });
    const shown: Shown[] = await page.evaluate(`${JSON.stringify(payloads)}.map(window.ways.${way})`);
    await page.waitForTimeout(SETTLING_MS);
    const hits: number = await page.evaluate('window.hits');
    await page.close();
    return { shown, hits, requests: [...requests] };
  }
  return { showAll, close: () => browser.close() };
}

/** Longer than an image needs to fail. */
const SETTLING_MS = 300;
