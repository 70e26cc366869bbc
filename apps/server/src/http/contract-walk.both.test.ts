import { api } from '@hub/contract/api';
import { readProfile, signOut } from '@hub/contract/auth/users/users';
import { ADMIN, PRACTITIONER, type RoleId, roles, SUPPORT } from '@hub/contract/catalogs/roles';
import { listClients } from '@hub/contract/core/clients/clients';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { features } from '@hub/contract/runtime-config';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { call } from '../../test/call.ts';
import { changeForm } from '../../test/change-form.ts';
import {
  type ForeignRecord,
  foreignRecords,
  licensedRecords,
  publishedRecords,
} from '../../test/foreign-records.ts';
import { giveForm } from '../../test/given-form.ts';
import { findDemoAccount, inLedger } from '../../test/ledger.ts';
import { findPostgresBinaries } from '../../test/postgres-binaries.ts';
import {
  countOrganizations,
  createProbeTable,
  listColleagueClients,
  probeEndpoints,
  probeRoutes,
} from '../../test/probe.ts';
import { type Over, overForms, respondentBodies } from '../../test/respondent-calls.ts';
import { startTestHub, type TestHub } from '../../test/test-hub.ts';
import { openFormSession } from '../features/assessments/form-session.ts';
import { grant } from '../features/licenses/ledger/grant.ts';

const nameOf = (endpoint: AnyEndpoint) => `${endpoint.method} ${endpoint.path}`;

/** The files of the contract whose endpoints `npm test -- --changed` walks; all when unset. */
const { WALKED_FILES } = process.env;
const modules = await Promise.all(
  (WALKED_FILES?.split(',') ?? []).map((file) => import(`../../../../${file}`)),
);
const exported = modules.flatMap((module) => Object.values(module) as Partial<AnyEndpoint>[]);
const walked = new Set(exported.filter((value) => value?.path).map((value) => nameOf(value as AnyEndpoint)));

// Includes the probe's endpoints, which show that the walk finds violations.
const endpoints: AnyEndpoint[] = [...api, ...probeEndpoints].filter(
  (endpoint) => !WALKED_FILES || walked.has(nameOf(endpoint)),
);
const guarded = endpoints
  .filter(({ access }) => access.who === 'signed-in')
  .map((endpoint) => [nameOf(endpoint), endpoint] as const);
const named = guarded.filter(([, { params }]) => Object.keys(params.shape).length > 0);
/** Reads come first: what somebody has done with what is published is theirs alone. */
const published = named
  .filter(([name]) => name in publishedRecords)
  .sort(([, one], [, other]) => Number(other.method === 'GET') - Number(one.method === 'GET'));
const licensed = named.filter(([name]) => name in licensedRecords);
const withRecord = named.filter(([name]) => !(name in publishedRecords) && !(name in licensedRecords));

const ofRespondents = endpoints
  .filter(({ access }) => access.who === 'respondent')
  .map((endpoint) => [nameOf(endpoint), endpoint] as const);

let hub: TestHub;
let endedToken: string;
let form: { formId: string; cookie: string };

const tokens = new Map<string, string>();

/** One session for each account, because signing in takes longest. */
async function tokenOf(email: string): Promise<string> {
  const token = tokens.get(email) ?? (await hub.signIn(email));
  tokens.set(email, token);
  return token;
}

async function endSession(): Promise<string> {
  const token = await hub.signIn('school@demo.test');
  expect((await call(hub, readProfile, { token })).status).toBe(200);
  await call(hub, signOut, { body: { accessToken: token } });
  return token;
}

beforeAll(async () => {
  hub = await startTestHub({ moreRoutes: probeRoutes, environment: { FEATURES: features.join() } });
  await createProbeTable(hub.database);
  await grantForms();
  endedToken = await endSession();
  form = await openForm();
});
afterAll(() => hub.close());

/** Each endpoint about a form uses one up, so this grants enough for the walk. */
async function grantForms() {
  const owner = await findDemoAccount(hub.database.system);
  await inLedger(hub.database, async (db) => {
    const feature = await db
      .selectFrom('product_features')
      .select('id')
      .where('form_id', '=', 'lmc-self')
      .executeTakeFirstOrThrow();
    const lot = {
      featureId: feature.id,
      quantity: 500,
      source: 'grant',
      accountId: owner.accountId,
    } as const;
    await grant(db, { ...owner, today: '2026-01-01' }, lot);
  });
}

/** A form of practitioner@demo.test that is open on a device. */
async function openForm() {
  const account = await findDemoAccount(hub.database.system);
  return inLedger(hub.database, async (db) => {
    const given = await giveForm(db, hub.secrets.formLinks, account);
    const { cookie } = await openFormSession(db, hub.app.formCookies, given);
    return { formId: given.administrationId, cookie: cookie.split(';')[0] ?? '' };
  });
}

const unknownParams = ({ params }: AnyEndpoint) =>
  Object.fromEntries(Object.keys(params.shape).map((name) => [name, crypto.randomUUID()]));

function formOf(parts: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
}

const setRole = (email: string, roleId: RoleId) =>
  hub.database.system
    .updateTable('accounts')
    .set({ role_id: roleId })
    .where('user_id', '=', (user) => user.selectFrom('users').select('id').where('email', '=', email))
    .execute();

const isForManagers = ({ access }: AnyEndpoint) =>
  access.who === 'signed-in' && access.roles !== 'any' && !access.roles.includes(PRACTITIONER);

const managersSeeAll = ({ access }: AnyEndpoint) => access.who === 'signed-in' && access.managersSeeAll;

const isForSupport = ({ access }: AnyEndpoint) => access.who === 'signed-in' && access.actsAs === 'support';

test('every endpoint of the contract is served', () => {
  const missing = endpoints.filter(({ method, path }) => !hub.app.hasRoute({ method, url: path }));
  expect(missing.map(nameOf)).toEqual([]);
});

test('every endpoint that writes on behalf of a person leaves an audit entry', () => {
  const silent = endpoints.filter(
    ({ access, method, audit }) => access.who === 'signed-in' && method !== 'GET' && !audit,
  );
  expect(silent.map(nameOf)).toEqual([]);
});

// Refusals are the same with both kinds of database, so when both are available only the faster one runs these tests.
const isShownElsewhere = process.env.TEST_DATABASE === 'embedded' && findPostgresBinaries() !== undefined;

describe.each(isShownElsewhere ? [] : guarded)('%s', (_, endpoint) => {
  test('without a token is 401', async () => {
    const answer = await call(hub, endpoint, { params: unknownParams(endpoint) });
    expect([answer.status, answer.body.code]).toEqual([401, 'not-signed-in']);
  });

  test('with the cookie of a form is 401', async () => {
    const { cookie } = form;
    const answer = await call(hub, endpoint, { params: unknownParams(endpoint), headers: { cookie } });
    expect([answer.status, answer.body.code]).toEqual([401, 'not-signed-in']);
  });

  test('with the token of an ended session is 401', async () => {
    const answer = await call(hub, endpoint, { token: endedToken, params: unknownParams(endpoint) });
    expect([answer.status, answer.body.code]).toEqual([401, 'not-signed-in']);
  });

  test('refuses a parameter and a field that it does not know', async () => {
    const token = await tokenOf('manager@demo.test');
    const params = unknownParams(endpoint);
    if (isForSupport(endpoint)) await setRole('manager@demo.test', SUPPORT);
    onTestFinished(async () => void (await setRole('manager@demo.test', ADMIN)));
    const surplus = await call(hub, endpoint, { token, params, query: '?surplus=1' });
    expect([surplus.status, surplus.body.code]).toEqual([400, 'invalid-input']);
    if (endpoint.method === 'GET') return;
    const body = endpoint.upload ? formOf({ surplus: '1' }) : { surplus: 1 };
    const answer = await call(hub, endpoint, { token, params, body });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
    const ofNoField = answer.body.errors.filter(({ path }: { path: string }) => path === '');
    expect(ofNoField, 'the field itself is refused').not.toEqual([]);
  });
});

test.each(isShownElsewhere ? [] : roles)(
  '$name may call what the contract names for that role, and nothing else',
  async ({ id }) => {
    const token = await tokenOf('second@demo.test');
    await setRole('second@demo.test', id);
    onTestFinished(async () => void (await setRole('second@demo.test', PRACTITIONER)));
    const wrong = [];
    for (const [name, endpoint] of guarded) {
      const { access } = endpoint;
      const isAllowed = access.who === 'signed-in' && (access.roles === 'any' || access.roles.includes(id));
      const { status, body } = await call(hub, endpoint, { token, params: unknownParams(endpoint) });
      const isRefused = status === 403 && body.code === 'role-not-allowed';
      if (isAllowed ? status === 401 || status === 403 : !isRefused) wrong.push([name, status, body?.code]);
    }
    expect(wrong).toEqual([]);
  },
);

describe.each(withRecord)('%s', (name, endpoint) => {
  // Managers of one organization share its records, so foreign records are those of another. Elsewhere a manager is a
  // colleague like any other.
  const strangers = isForManagers(endpoint)
    ? ['school@demo.test']
    : ['school@demo.test', 'second@demo.test', ...(managersSeeAll(endpoint) ? [] : ['manager@demo.test'])];
  const managers = isForManagers(endpoint);
  const ownersToken = () => tokenOf(managers ? 'manager@demo.test' : 'practitioner@demo.test');
  // Nothing here changes the record, so one is enough.
  let record: Promise<ForeignRecord> | undefined;
  async function makeRecord() {
    const make = foreignRecords[name];
    if (!make) throw new Error(`say in test/foreign-records.ts how to make a record for ${name}`);
    return make(hub, await ownersToken());
  }

  test.each(strangers)('answers %s about a record of practitioner@demo.test as about none', async (email) => {
    record ??= makeRecord();
    const { params, body, query } = await record;
    const token = await tokenOf(email);
    if (managers) await setRole(email, ADMIN);
    const foreign = await call(hub, endpoint, { token, params, body, query });
    const unknown = await call(hub, endpoint, { token, params: unknownParams(endpoint), body, query });
    if (managers) await setRole(email, PRACTITIONER);
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect(unknown.status).toBe(404);
    if (endpoint.method === 'GET') {
      const seen = await call(hub, endpoint, { token: await ownersToken(), params, query });
      expect(seen.status).toBe(200);
    }
  });
});

describe.each(published)('%s', (name, endpoint) => {
  test('answers everyone the same, whatever their organization, and nobody about what is not there', async () => {
    const owner = await tokenOf('practitioner@demo.test');
    const { params, body } = (await publishedRecords[name]?.(hub, owner)) ?? {};
    const answers = [];
    for (const email of ['practitioner@demo.test', 'manager@demo.test', 'school@demo.test']) {
      const token = await tokenOf(email);
      const answer = await call(hub, endpoint, { token, ...(params && { params }), body });
      expect(answer.status).toBe(endpoint.status);
      answers.push(answer.body);
      const unknown = await call(hub, endpoint, { token, params: unknownParams(endpoint), body });
      expect([unknown.status, unknown.body.code]).toEqual([404, 'not-found']);
    }
    // A created record belongs to the caller.
    const isMade = endpoint.status === 201;
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(isMade ? answers.length : 1);
  });
});

describe.each(licensed)('%s', (name, endpoint) => {
  test('answers those who have a license, and nobody about what is not there', async () => {
    const owner = await tokenOf('practitioner@demo.test');
    const record = (await licensedRecords[name]?.(hub, owner)) ?? { params: {} };
    expect((await call(hub, endpoint, { token: owner, ...record })).status).toBe(endpoint.status);
    const token = await tokenOf('school@demo.test');
    const refused = await call(hub, endpoint, { token, ...record });
    expect([refused.status, refused.body.code]).toEqual([409, 'no-use-left']);
    const unknown = await call(hub, endpoint, { token: owner, ...record, params: unknownParams(endpoint) });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not-found']);
  });
});

describe.each(ofRespondents)('%s', (name, endpoint) => {
  const body = respondentBodies[name];
  const callForm = (formId: string, headers: Record<string, string>, rest: object = {}) =>
    call(hub, endpoint, { params: { ...unknownParams(endpoint), formId }, body, headers, ...rest });

  test('is said what to send in this walk', () => {
    expect(Object.keys(respondentBodies)).toContain(name);
  });

  test.each([
    ['without a cookie', () => callForm(form.formId, {})],
    ['with a cookie that is none', () => callForm(form.formId, { cookie: 'form=wrong' })],
    ['about a form that never existed', () => callForm(crypto.randomUUID(), { cookie: form.cookie })],
    ['about another form', async () => callForm((await openForm()).formId, { cookie: form.cookie })],
    [
      'with the token of the practitioner who gave it',
      async () =>
        callForm(form.formId, { authorization: `Bearer ${await tokenOf('practitioner@demo.test')}` }),
    ],
    [
      'with the token of a manager',
      async () => callForm(form.formId, { authorization: `Bearer ${await tokenOf('manager@demo.test')}` }),
    ],
  ])('%s is 401', async (_, send) => {
    const answer = await send();
    expect([answer.status, answer.body]).toEqual([401, (await callForm(crypto.randomUUID(), {})).body]);
    expect(answer.body.code).toBe('form-not-open');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('refuses a parameter and a field that it does not know', async () => {
    const { cookie } = form;
    const surplus = await callForm(form.formId, { cookie }, { query: '?surplus=1' });
    expect([surplus.status, surplus.body.code]).toEqual([400, 'invalid-input']);
    if (endpoint.method === 'GET') return;
    const answer = await callForm(form.formId, { cookie }, { body: { surplus: 1 } });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
  });

  test.each(Object.keys(overForms) as Over[])('changes nothing of a form that is %s', async (over) => {
    const { formId, cookie } = await openForm();
    const set = (change: object) => changeForm(hub.database, formId, change);
    await set(overForms[over].change);
    const answer = await callForm(formId, { cookie });
    const { answers, otherwise } = overForms[over];
    expect([answer.status, answer.body?.state ?? answer.body?.code]).toEqual(answers[name] ?? otherwise);
    const { rows } = await hub.database.pool.query(
      'select (select count(*) from answers where administration_id = $1)::integer as answers, state from administrations where id = $1',
      [formId],
    );
    expect(rows).toEqual([{ answers: 0, state: overForms[over].change.state ?? 'waiting' }]);
  });
});

/** The database role of a call follows from the contract. */
describe('a call sees', () => {
  test("as a manager the names of colleagues' clients, and none of another organization", async () => {
    const { body } = await call(hub, listColleagueClients, { token: await tokenOf('manager@demo.test') });
    expect(body.names.length).toBeGreaterThan(50);
    const own = await call(hub, listClients, { token: await tokenOf('manager@demo.test') });
    expect(own.body.totalItems, 'in the directory only their own').toBeLessThan(body.names.length);
    await setRole('school@demo.test', ADMIN);
    const elsewhere = await call(hub, listColleagueClients, { token: await tokenOf('school@demo.test') });
    await setRole('school@demo.test', PRACTITIONER);
    expect(elsewhere.body.names.length).toBeLessThan(body.names.length);
  });

  test('as Support every organization, and no client', async () => {
    await setRole('second@demo.test', SUPPORT);
    const token = await tokenOf('second@demo.test');
    const { body } = await call(hub, countOrganizations, { token });
    const refused = await call(hub, listClients, { token });
    await setRole('second@demo.test', PRACTITIONER);
    expect(body.count).toBeGreaterThanOrEqual(3);
    expect([refused.status, refused.body.code]).toEqual([403, 'role-not-allowed']);
  });
});
