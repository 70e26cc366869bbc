import { fileURLToPath } from 'node:url';
import { richTextAllowlist } from '@hub/contract/fields/rich-text-allowlist';
import { startBrowser } from '../../apps/e2e/browser.ts';
import { bundleForPage } from './bundle-for-page.ts';

export type Way = 'document' | 'html' | 'view';

/**
 * The violations of the rich-text allowlist and the number of scripts that ran; with the elements and the
 * text, to compare two renderings.
 */
export type Shown = { faults: string[]; outline: string; hits: number };

const ORIGIN = 'http://hub.test/';
/** Longer than an image takes to fail. */
const SETTLING_MS = 300;
const INSPECTION = fileURLToPath(new URL('./page-inspection.js', import.meta.url));

/** Renders each HTML in a frame of its own, and returns the result. */
const PAGE = `
  import { createElement } from 'react';
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  import { RichTextView } from './src/ui/rich-text/rich-text-view.tsx';
  import { inspect } from ${JSON.stringify(INSPECTION)};

  const rules = ${JSON.stringify(richTextAllowlist)};
  const settled = () => new Promise((resolve) => { setTimeout(resolve, ${SETTLING_MS}); });
  const placeIn = (page) => {
    const place = page.body.appendChild(page.createElement('div'));
    place.dataset.place = '';
    return place;
  };
  const ways = {
    document(page, html) {
      page.open();
      page.write(html);
      page.close();
    },
    html(page, html) {
      placeIn(page).innerHTML = html;
    },
    view(page, html) {
      const place = placeIn(page);
      flushSync(() => createRoot(place).render(createElement(RichTextView, { html })));
      place.firstElementChild.dataset.place = '';
      place.firstElementChild.removeAttribute('class');
    },
  };
  // The read view reads in this window: what ran there belongs to no frame.
  window.strayHits = 0;
  window.hit = () => { window.strayHits += 1; };
  window.showAll = async (way, payloads) => {
    const shown = payloads.map((html) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const result = { hits: 0 };
      const page = frame.contentDocument;
      frame.contentWindow.hit = () => { result.hits += 1; };
      ways[way](page, html);
      return { page, result };
    });
    await settled();
    for (const { page, result } of shown) Object.assign(result, inspect(page, rules));
    await settled();
    return shown.map(({ result }) => result);
  };
`;

/** Pages without a content security policy: nothing protects them from what the sanitizer leaves. */
export async function startHostilePages() {
  const [browser, script] = await Promise.all([startBrowser(), bundleForPage(PAGE)]);
  const requests: string[] = [];
  const context = await browser.newContext();
  await context.route('**/*', (route) => {
    const url = route.request().url();
    if (url === ORIGIN) return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' });
    requests.push(url);
    // A 204 answer keeps even a navigation on the page.
    return route.fulfill({ status: 204 });
  });

  /** The result for each, and the requests to other servers. */
  async function showAll(way: Way, payloads: string[]) {
    requests.length = 0;
    const page = await context.newPage();
    await page.goto(ORIGIN);
    await page.addScriptTag({ content: script });
    const shown: Shown[] = await page.evaluate(`showAll('${way}', ${JSON.stringify(payloads)})`);
    const strayHits: number = await page.evaluate('strayHits');
    await page.close();
    return { shown, strayHits, requests: [...requests] };
  }
  return { showAll, close: () => browser.close() };
}
