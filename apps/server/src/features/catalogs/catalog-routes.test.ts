import { catalogs } from '@hub/contract/catalogs/catalogs';
import { readCatalogs } from '@hub/contract/core/catalogs';
import { expect, test } from 'vitest';
import { useClientHub } from '../../../test/client-hub.ts';

const hub = useClientHub();

test('every catalog is answered in the order in which it is shown', async () => {
  const { status, body } = await hub.call(readCatalogs);
  expect([status, body]).toEqual([200, catalogs]);
  expect(body.genders.map(({ value }: { value: string }) => value)).toEqual([
    'Male',
    'Female',
    'Intersex',
    'Other',
  ]);
});
