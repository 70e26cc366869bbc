import { reportFormats } from '@hub/contract/catalogs/report-formats';
import { reportFormats as made } from '@hub/report/report-input';
import { expect, test } from 'vitest';

test('the formats that can be asked for are those that can be made, in the same order', () => {
  expect(reportFormats.map(({ value }) => value)).toEqual(made);
});
