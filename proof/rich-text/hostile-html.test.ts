import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRichText } from '../../apps/server/src/rich-text/read-rich-text.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { anyHtml, hostilePayloads } from './hostile-html.ts';
import { type Shown, startHostilePages } from './hostile-page.ts';
import { knownAttacks } from './known-attacks.ts';

const PAYLOADS = count(250, 1000);
const RANDOM_INPUTS = count(1000, 10_000);
const SEED = 20_260_401;
const A_PAGE = 100;

const NO_HARM = { hits: 0, requests: [] };

function* inParts(payloads: string[]) {
  for (let first = 0; first < payloads.length; first += A_PAGE) yield payloads.slice(first, first + A_PAGE);
}

const faultsIn = (payloads: string[], shown: Shown[]) =>
  shown.flatMap(({ faults }, index) => (faults.length > 0 ? [{ html: payloads[index], faults }] : []));

let pages: Awaited<ReturnType<typeof startHostilePages>>;
beforeAll(async () => {
  pages = await startHostilePages();
});
afterAll(() => pages?.close());

test('the attacks are real: as they came, they run scripts, send requests and show what they like', async () => {
  const harmful = { 'run scripts': 0, 'send requests': 0, 'show forbidden parts': 0 };
  for (const attack of knownAttacks) {
    const { shown, hits, requests } = await pages.showAll('html', [attack]);
    harmful['run scripts'] += hits > 0 ? 1 : 0;
    harmful['send requests'] += requests.length > 0 ? 1 : 0;
    harmful['show forbidden parts'] += shown[0]?.faults.length ? 1 : 0;
  }
  printFigures('Known attacks', { attacks: knownAttacks.length, ...harmful });
  expect(harmful['run scripts']).toBeGreaterThan(30);
  expect(harmful['send requests']).toBeGreaterThan(15);
  expect(harmful['show forbidden parts']).toBeGreaterThan(100);
});

test('of hostile html nothing runs, leaves or stands out once it is cleaned', async () => {
  const payloads = hostilePayloads(PAYLOADS, SEED);
  const cleaned = payloads.map((html) => readRichText({ html }).html);
  for (const part of inParts(cleaned)) {
    const asHtml = await pages.showAll('html', part);
    const inView = await pages.showAll('view', part);
    expect(faultsIn(part, asHtml.shown)).toEqual([]);
    expect(inView.shown).toEqual(asHtml.shown);
    for (const { hits, requests } of [asHtml, inView]) expect({ hits, requests }).toEqual(NO_HARM);
  }
  const notEmpty = cleaned.filter((html) => html !== '').length;
  printFigures('Hostile html', { payloads: payloads.length, 'not empty once cleaned': notEmpty });
});

test('what was never cleaned does no harm in the read view either', async () => {
  for (const part of inParts(hostilePayloads(PAYLOADS, SEED))) {
    const { shown, hits, requests } = await pages.showAll('view', part);
    expect(faultsIn(part, shown)).toEqual([]);
    expect({ hits, requests }).toEqual(NO_HARM);
  }
});

test('cleaning what is clean changes nothing', () => {
  let notEmpty = 0;
  fc.assert(
    fc.property(anyHtml, (html) => {
      const once = readRichText({ html });
      if (once.html !== '') notEmpty += 1;
      expect(readRichText(once)).toEqual(once);
    }),
    { numRuns: RANDOM_INPUTS, seed: SEED },
  );
  printFigures('Cleaned twice', { inputs: RANDOM_INPUTS, 'not empty once clean': notEmpty });
  expect(notEmpty).toBeGreaterThan(RANDOM_INPUTS / 4);
});
