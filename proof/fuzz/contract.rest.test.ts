import { api } from '@hub/contract/api';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { features } from '@hub/contract/runtime-config';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/demo-data.ts';
import { openFormSession } from '../../apps/server/src/features/assessments/form-session.ts';
import { giveForm } from '../../apps/server/test/given-form.ts';
import { findDemoAccount, inLedger } from '../../apps/server/test/ledger.ts';
import { newcomerTicket } from '../../apps/server/test/newcomer-ticket.ts';
import { createProbeTable, probeEndpoints, probeRoutes } from '../../apps/server/test/probe.ts';
import { basic, startTestHub, type TestHub } from '../../apps/server/test/test-hub.ts';
import { count } from '../counts.ts';
import { demoEmails, tokensOf } from '../faults/calls.ts';
import { printFigures } from '../print-figures.ts';
import { faultOf } from './answer-faults.ts';
import { hostileRequests } from './hostile-requests.ts';
import { MARKER } from './hostile-values.ts';
import { inParallel } from './in-parallel.ts';
import type { KnownValues } from './known-values.ts';
import { linesWithSecrets } from './planted.ts';
import { describeRequest, sendRaw } from './raw-http.ts';

const REQUESTS = count(20, 1000);
const SEED = 20_260_101;
// The probe has features that not all product endpoints have yet: parameters, roles, idempotency keys.
const endpoints: AnyEndpoint[] = [...api, ...probeEndpoints];

let hub: TestHub;
let known: KnownValues;
const tokens: string[] = [];

beforeAll(async () => {
  hub = await startTestHub({
    moreRoutes: probeRoutes,
    environment: { TRUSTED_PROXIES: 'loopback', FEATURES: features.join() },
  });
  await createProbeTable(hub.database);
  const [caller, ...others] = await Promise.all(demoEmails.map((email) => tokensOf(hub.url, email)));
  for (const each of [caller, ...others]) {
    if (each) tokens.push(each.access_token, each.refresh_token, each.id_token);
  }
  known = {
    bearer: caller?.access_token ?? '',
    newcomer: newcomerTicket(hub, {
      issuer: 'https://school.test',
      subject: 'somebody',
      email: 'newcomer@demo.test',
    }),
    form: await openForm(),
    basic: [basic('manager@demo.test', DEMO_PASSWORD), basic('hub-web', '')],
    // Signing out and renewing end a session, so each of them has its own sessions.
    fields: {
      accessToken: others.slice(0, 2).map((each) => each.access_token),
      refreshToken: others.slice(2).map((each) => each.refresh_token),
    },
  };
  tokens.push(known.newcomer, known.form.cookie.slice('form='.length));
});
afterAll(() => hub.close());

/** A form that is open on a device. */
async function openForm(): Promise<KnownValues['form']> {
  const account = await findDemoAccount(hub.database.system);
  return inLedger(hub.database, async (db) => {
    const given = await giveForm(db, hub.secrets.formLinks, account);
    const { cookie } = await openFormSession(db, hub.app.formCookies, given);
    return { id: given.administrationId, cookie: cookie.split(';')[0] ?? '' };
  });
}

test.each(endpoints)('$method $path survives hostile requests', async (endpoint) => {
  const requests = fc.sample(hostileRequests(endpoint, known), { numRuns: REQUESTS, seed: SEED });
  const answers = await inParallel(requests, (request) => sendRaw(hub.url, request));

  const tally: Record<string, number> = {};
  for (const answer of answers) {
    const status = answer?.status ?? 'cut off';
    tally[status] = (tally[status] ?? 0) + 1;
  }
  printFigures(`${endpoint.method} ${endpoint.path}`, { requests: REQUESTS, ...tally });

  const faults = requests.flatMap((request, index) => {
    const fault = faultOf(endpoints, request, answers[index]);
    return fault ? [`${fault} <- ${describeRequest(request)}`] : [];
  });
  expect(faults).toEqual([]);
  expect(Object.keys(tally).length, 'different answers').toBeGreaterThan(1);
});

test('what was sent would be found in a log, plain or encoded', () => {
  const encoded = Buffer.from(`someone:${MARKER} and more`).toString('base64');
  const log = [
    '{"status":200}',
    `{"url":"/?q=${MARKER}"}`,
    `{"header":"Basic ${encoded}"}`,
    `{"at":"${known.bearer}"}`,
  ];
  expect(linesWithSecrets(log, tokens)).toEqual(log.slice(1));
});

test('some of the requests were good ones, and the log has nothing of any of them', async () => {
  const served = hub.log.filter((line) => JSON.parse(line).status < 300);
  expect(served.length).toBeGreaterThan(endpoints.length);
  expect(hub.log.length).toBeGreaterThan((endpoints.length * REQUESTS) / 2);
  expect(linesWithSecrets(hub.log, tokens)).toEqual([]);
});
