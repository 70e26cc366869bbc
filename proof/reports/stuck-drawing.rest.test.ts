import { createReport } from '@hub/contract/core/reports/reports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDrawings } from '../../apps/server/src/documents/drawings.ts';
import { call } from '../../apps/server/test/call.ts';
import { openDevice } from '../../apps/server/test/form-hub.ts';
import { type GivenForm, giveForm } from '../../apps/server/test/given-form.ts';
import { findDemoAccount, inLedger } from '../../apps/server/test/ledger.ts';
import { startTestHub, type TestHub } from '../../apps/server/test/test-hub.ts';
import { startHealthProbe } from '../faults/health-probe.ts';
import { printFigures } from '../print-figures.ts';

const SECONDS_TO_DRAW = 3;
const SLOWEST_BEAT_MS = 150;

const drawings = createDrawings({ secondsToDraw: SECONDS_TO_DRAW });
let hub: TestHub;
let token: string;
let form: GivenForm;

beforeAll(async () => {
  hub = await startTestHub({ drawings });
  token = await hub.signIn('practitioner@demo.test');
  const account = await findDemoAccount(hub.database.system);
  form = await inLedger(hub.database, (db) => giveForm(db, hub.secrets.formLinks, account));
  const device = await openDevice(hub, form);
  await device.answerAll();
  await device.submit();
});
afterAll(() => hub.close());

const make = () =>
  call(hub, createReport, {
    token,
    params: { id: form.caseId },
    body: { outputFormat: 3, administrationIds: [form.administrationId] },
  });

// A stopped process keeps its document for ever, like one that would take minutes to draw.
test.each([
  ['stuck', 'SIGSTOP'],
  ['killed', 'SIGKILL'],
] as const)(
  'a drawing process that is %s fails its report alone, and the hub stays quick',
  async (what, signal) => {
    expect((await make()).status).toBe(201);
    const probe = startHealthProbe({ url: hub.url, pid: process.pid });
    process.kill(drawings.pid() as number, signal);
    const [failed, waiting] = await Promise.all([make(), make()]);
    const next = await make();
    await probe.stop();

    const answers = [failed, waiting, next];
    const refusals = answers.filter(({ status }) => status !== 201);
    expect(next.status).toBe(201);
    expect(refusals.length, 'no more than the one that it held').toBeLessThanOrEqual(1);
    if (what === 'stuck') expect(refusals).toHaveLength(1);
    for (const { status, body } of refusals) {
      expect([status, body.code, body.title]).toEqual([
        503,
        'drawing-failed',
        'The document could not be drawn. Try again in a moment.',
      ]);
    }
    const slowest = Math.max(...probe.beats.map(({ ownMs }) => ownMs));
    printFigures(`A drawing process ${what}`, {
      'healthz asked': probe.beats.length,
      'slowest in ms': slowest.toFixed(0),
    });
    expect(probe.beats.every(({ status }) => status === 200)).toBe(true);
    expect(slowest).toBeLessThanOrEqual(SLOWEST_BEAT_MS);
  },
);
