import { makeReport } from '@hub/report/make-report';
import { expect, test } from 'vitest';
import { sharedDrawings } from '../../apps/server/test/documents/shared-drawings.ts';
import { squeezed } from '../../apps/server/test/documents/squeezed.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { seededRandom } from '../seeded-random.ts';
import { Compared, checkNumbers } from './compare-numbers.ts';
import { demonstrated, randomReports } from './random-reports.ts';
import { readPage } from './read-page.ts';

const SEED = 20261119;
/** Over all instruments together. */
const ADMINISTRATIONS = count(demonstrated.length, 200);

test('the numbers that are read from the pages of a PDF are what scoring answers', async () => {
  const random = seededRandom(SEED);
  const compared = new Compared(squeezed);
  let drawn = 0;
  for (let made = 0; made < ADMINISTRATIONS; made += 1) {
    const { definition } = demonstrated[made % demonstrated.length] as (typeof demonstrated)[number];
    const inputs = [...randomReports(random, definition).values()];
    // The full run tests all formats; alongside other tests each instrument has one format.
    for (const input of inputs.slice(0, count(1, inputs.length))) {
      checkNumbers(compared, input, readPage(await sharedDrawings.drawPdf(makeReport(input))));
      drawn += 1;
    }
  }
  printFigures(`${ADMINISTRATIONS} administrations, ${drawn} PDF files read`, compared.figures);
  expect(compared.figures['T scores']).toBeGreaterThan(0);
});
