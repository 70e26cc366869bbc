import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRichText } from '../../apps/server/src/rich-text/read-rich-text.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { anyHtml, hostilePayloads } from './hostile-html.ts';
import { type Shown, startHostilePages, type Way } from './hostile-page.ts';

const RANDOM_INPUTS = count(400, 10_000);
const SEED = 20_260_401;
const A_PAGE = 250;

const payloads = hostilePayloads(count(80, 1000), SEED);
const read = (html: string) => readRichText({ html });

let pages: Awaited<ReturnType<typeof startHostilePages>>;
beforeAll(async () => {
  pages = await startHostilePages();
});
afterAll(() => pages?.close());

async function show(way: Way, all: string[]) {
  const shown: (Shown & { html: string })[] = [];
  const requests: string[] = [];
  let strayHits = 0;
  for (let first = 0; first < all.length; first += A_PAGE) {
    const part = all.slice(first, first + A_PAGE);
    const page = await pages.showAll(way, part);
    shown.push(...page.shown.map((one, index) => ({ ...one, html: `${part[index]}` })));
    requests.push(...page.requests);
    strayHits += page.strayHits;
  }
  const harmful = shown.filter(({ hits, faults }) => hits > 0 || faults.length > 0);
  return { shown, harm: { harmful, strayHits, requests } };
}

const NO_HARM = { harmful: [], strayHits: 0, requests: [] };

test.each(['document', 'html'] as const)(
  'the attacks are real: as they came, as %s, they do harm',
  async (way) => {
    const { shown, harm } = await show(way, payloads);
    const runScripts = shown.filter(({ hits }) => hits > 0).length;
    const forbidden = shown.filter(({ faults }) => faults.length > 0).length;
    const requests = harm.requests.length;
    printFigures(`Hostile html as it came, as ${way}`, {
      payloads: payloads.length,
      'run scripts': runScripts,
      'show forbidden parts': forbidden,
      'requests sent': requests,
    });
    expect(runScripts).toBeGreaterThan(payloads.length / 5);
    expect(forbidden).toBeGreaterThan(payloads.length / 2);
    expect(requests).toBeGreaterThan(20);
  },
);

test('of hostile html nothing runs, leaves or stands out once it is cleaned', async () => {
  const left = payloads.map((html) => read(html).html).filter((html) => html !== '');
  const cleaned = [...new Set(left)];
  printFigures('Hostile html once cleaned', {
    payloads: payloads.length,
    'with something left': left.length,
    'different ones shown': cleaned.length,
  });
  expect(cleaned.length).toBeGreaterThan(payloads.length / 8);

  const asDocument = await show('document', cleaned);
  expect(asDocument.harm).toEqual(NO_HARM);
  expect(await show('html', cleaned)).toEqual(asDocument);
  expect(await show('view', cleaned)).toEqual(asDocument);
});

test('what was never cleaned does no harm in the read view either', async () => {
  expect((await show('view', payloads)).harm).toEqual(NO_HARM);
});

test('cleaning what is clean changes nothing', () => {
  let notEmpty = 0;
  fc.assert(
    fc.property(anyHtml, (html) => {
      const once = read(html);
      if (once.html !== '') notEmpty += 1;
      expect(readRichText(once)).toEqual(once);
    }),
    { numRuns: RANDOM_INPUTS, seed: SEED },
  );
  printFigures('Cleaned twice', { inputs: RANDOM_INPUTS, 'not empty once clean': notEmpty });
  expect(notEmpty).toBeGreaterThan(RANDOM_INPUTS / 4);
});
