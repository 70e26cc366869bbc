import { makeReport } from '@hub/report/make-report';
import type { ScoredForm } from '@hub/report/report-input';
import { expect, test } from 'vitest';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { seededRandom } from '../seeded-random.ts';
import { Compared, checkNumbers, checkProfiles } from './compare-numbers.ts';
import { demonstrated, randomReports } from './random-reports.ts';

const SEED = 20261118;

test.each(demonstrated)('$name: every number of a report is what scoring answers', ({ name, definition }) => {
  const random = seededRandom(SEED);
  const compared = new Compared();
  const administrations = count(25, 5000);
  for (let made = 0; made < administrations; made += 1) {
    for (const input of randomReports(random, definition).values()) {
      const document = makeReport(input);
      checkNumbers(compared, input, document);
      if (input.format === 'Complete') checkProfiles(compared, input.forms[0] as ScoredForm, document);
    }
  }
  printFigures(`${name}, ${administrations} administrations`, compared.figures);
  expect(compared.figures['raw scores']).toBeGreaterThan(0);
});
