import { reportFormats } from '@hub/contract/catalogs/report-formats';
import { listClientReports } from '@hub/contract/core/reports/reports';
import { afterAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { sharedDrawings } from '../../test/documents/shared-drawings.ts';
import { startTestHub } from '../../test/test-hub.ts';
import { REPORTED } from './demo-administrations.ts';
import { seedReports } from './seed-reports.ts';

const hub = await startTestHub();
afterAll(() => hub.close());

test('one client of the demonstration has a report of every format, once, and its practitioner reads them', async () => {
  // The test database was copied after the reports had been made.
  expect(await seedReports(hub.database, sharedDrawings), 'with the next start').toBe(0);
  const { id } = await hub.database.system
    .selectFrom('cases')
    .select('client_id as id')
    .where('client_name', '=', REPORTED.client)
    .where('case_name', '=', REPORTED.caseName)
    .executeTakeFirstOrThrow();
  const token = await hub.signIn('practitioner@demo.test');
  const { body } = await call(hub, listClientReports, { token, params: { id }, query: '?PageSize=20' });
  const formats = body.items.map(({ outputFormat }: { outputFormat: number }) => outputFormat);
  expect(formats.toSorted((one: number, other: number) => one - other)).toEqual(
    reportFormats.map(({ id }) => id),
  );
});
