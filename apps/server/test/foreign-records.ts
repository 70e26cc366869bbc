import { randomBytes } from 'node:crypto';
import { listSessions } from '@hub/contract/auth/users/sessions';
import { sendAdministrations } from '@hub/contract/core/administrations/administrations';
import { createCaseNote } from '@hub/contract/core/cases/case-notes';
import { createCase } from '@hub/contract/core/cases/cases';
import {
  commentEndpoints,
  demographicEndpoints,
  educationEndpoints,
} from '@hub/contract/core/clients/client-records';
import { createClient } from '@hub/contract/core/clients/clients';
import { createContact } from '@hub/contract/core/clients/contacts';
import { createConsent } from '@hub/contract/core/consents/consents';
import { assignCourse } from '@hub/contract/core/courses/course-assignments';
import { beginTry, listCourses } from '@hub/contract/core/courses/courses';
import { requestLicense } from '@hub/contract/core/licenses/license-requests';
import { checkOutSeat } from '@hub/contract/core/licenses/license-seats';
import { createLicense } from '@hub/contract/core/licenses/licenses';
import { listProductFeatures, listProducts } from '@hub/contract/core/products/products';
import { listFeatureVideos } from '@hub/contract/core/products/videos';
import { createScreening } from '@hub/contract/core/screenings/screenings';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import type { Db } from '../src/db/database.ts';
import { requireFeature } from '../src/features/licenses/feature-lookup.ts';
import { grant } from '../src/features/licenses/ledger/grant.ts';
import { call } from './call.ts';
import { changeForm } from './change-form.ts';
import { importCourse, smallCourse } from './course-hub.ts';
import { openDevice } from './form-hub.ts';
import { giveForm } from './given-form.ts';
import { addFeatures, findDemoAccount, inLedger } from './ledger.ts';
import { createNote } from './probe.ts';
import type { TestHub } from './test-hub.ts';

const IN_ORGANIZATION = '/core/api/license/organizations/:org';

export type ForeignRecord = { params: Record<string, string>; body?: unknown; query?: string };
type Make = (hub: TestHub, ownerToken: string) => Promise<ForeignRecord>;

const someId = '00000000-0000-4000-8000-000000000000';
const someClient = { firstName: 'Imogen', lastName: 'Fernsby', dateOfBirth: '2014-05-17' };
const someContact = { firstName: 'Odo', lastName: 'Fernsby', relationshipToClientProfileId: 2 };

const client: Make = async (hub, token) => {
  const { body } = await call(hub, createClient, { token, body: someClient });
  return { params: { id: body.id } };
};

const someReferral = { caseName: 'Reading', referralDate: '2026-01-15', expirationDate: '2027-01-15' };
const someNote = { note: { html: '<p>Called the school.</p>', text: '' } };

const openCase: Make = async (hub, token) => {
  const { params } = await client(hub, token);
  const { body } = await call(hub, createCase, { token, body: { clientId: params.id, ...someReferral } });
  return { params: { id: body.id } };
};

const caseWith =
  (body: object): Make =>
  async (hub, token) => ({ ...(await openCase(hub, token)), body });

/** A note in a case of the owner. */
const noteWith =
  (sent?: object): Make =>
  async (hub, token) => {
    const { params } = await openCase(hub, token);
    const { body } = await call(hub, createCaseNote, { token, params, body: someNote });
    return { params: { ...params, noteId: body.id }, ...(sent && { body: sent }) };
  };

const someConsent = {
  givenBy: { kind: 'other', firstName: 'Odo', lastName: 'Fernsby', authority: 'parent' },
  purposes: ['assessment'],
  method: 'written',
  givenOn: '2026-01-15',
};

const consentOf =
  (of: 'case' | 'consent', sent?: object): Make =>
  async (hub, token) => {
    const opened = await openCase(hub, token);
    const params = { caseId: opened.params.id ?? '' };
    if (of === 'case') return { params, ...(sent && { body: sent }) };
    const { body } = await call(hub, createConsent, { token, params, body: someConsent });
    return { params: { ...params, id: body.id }, ...(sent && { body: sent }) };
  };

const ofBattery =
  (body?: object): Make =>
  async (hub, token) => {
    const { params } = await client(hub, token);
    const made = await call(hub, createCase, { token, body: { clientId: params.id, ...someReferral } });
    return { params: { caseId: made.body.id, batteryId: made.body.batteryId }, ...(body && { body }) };
  };

const someForm = {
  formId: 'lmc-self',
  respondent: { kind: 'client' },
  delivery: 2,
  language: 'en',
  dueOn: '2099-01-01',
};

/** A form that is out, in a case of the owner. */
const administration =
  (body?: object): Make =>
  async (hub, token) => {
    const { params } = await ofBattery()(hub, token);
    const sent = await call(hub, sendAdministrations, { token, params, body: { items: [someForm] } });
    const [form] = sent.body.items;
    return {
      params: { ...params, id: form.id, respondentId: form.respondent.id },
      ...(body && { body }),
    };
  };

/** A scored form of the owner. Waiting for its scores returns immediately. */
const scored =
  (query?: string): Make =>
  async (hub) => {
    const owner = await findDemoAccount(hub.database.system);
    const given = await inLedger(hub.database, (db) => giveForm(db, hub.secrets.formLinks, owner));
    const device = await openDevice(hub, given);
    await device.answerAll();
    await device.submit();
    const { battery_id } = await hub.database.system
      .selectFrom('cases')
      .select('battery_id')
      .where('id', '=', given.caseId)
      .executeTakeFirstOrThrow();
    return {
      params: { caseId: given.caseId, batteryId: battery_id, id: given.administrationId },
      ...(query && { query }),
    };
  };

/** A form that is out with unread critical answers. */
const alerted: Make = async (hub, token) => {
  const { params } = await administration()(hub, token);
  const { organizationId } = await findDemoAccount(hub.database.system);
  const { id } = await hub.database.system
    .insertInto('critical_alerts')
    .values({ organization_id: organizationId, administration_id: params.id ?? '', items: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { ...params, alertId: id }, body: { note: 'Called the family.' } };
};

/** A screening of one client of the owner. */
const screening: Make = async (hub, token) => {
  const { params } = await client(hub, token);
  const { respondent: _client, ...given } = someForm;
  const body = { name: 'Fall', ...given, answeredBy: { rule: 'client' }, clientIds: [params.id] };
  const made = await call(hub, createScreening, { token, body });
  return { params: { id: made.body.id } };
};

/** A form of the owner that waits for a review. */
const reviewed =
  (body?: object): Make =>
  async (hub, token) => {
    const made = await administration(body)(hub, token);
    await changeForm(hub.database, made.params.id ?? '', { state: 'needs-review', submitted_at: new Date() });
    await hub.database.pool.query(
      `insert into reviews (organization_id, administration_id, content_hash, validity, omitted, max_omitted)
      select organization_id, id, '', '[]', '{}', 3 from administrations where id = $1`,
      [made.params.id],
    );
    return made;
  };

/** A report of a form of the owner. Its input does not matter here. */
const report =
  (query?: string): Make =>
  async (hub) => {
    const owner = await findDemoAccount(hub.database.system);
    const given = await inLedger(hub.database, (db) => giveForm(db, hub.secrets.formLinks, owner));
    const { rows } = await hub.database.pool.query(
      `with form as (
        select organization_id, id, case_id, client_id, form_id, instrument_version from administrations where id = $1
      ), made as (
        insert into reports (organization_id, case_id, client_id, output_format, title, language, has_items, created_by,
          input, document, document_hash)
        select form.organization_id, case_id, form.client_id, 3, 'Score', 'en', false, cases.account_id, '{}', $2, ''
        from form join cases on cases.id = form.case_id returning organization_id, id, client_id
      ), version as (
        insert into score_versions (organization_id, administration_id, number, instrument_code, instrument_version,
          content_hash, completed_on, input, result, presented)
        select form.organization_id, form.id, 1, code, version, '', current_date, '{}', '{}', '{}'
        from form join instrument_forms on instrument_forms.form_id = form.form_id
          and version = form.instrument_version returning organization_id, administration_id
      ), scores as (
        insert into report_scores (organization_id, report_id, place, administration_id, score_version)
        select made.organization_id, made.id, 0, administration_id, 1 from made, version
      ), file as (
        insert into report_files (organization_id, report_id, kind, bytes, hash)
        select organization_id, id, 'pdf', '', '' from made
      )
      select id, client_id from made`,
      [given.administrationId, JSON.stringify(EMPTY_DOCUMENT)],
    );
    const [{ id, client_id }] = rows;
    if (query?.includes('ids')) return { params: { id: client_id }, query: query + id };
    return { params: { id }, ...(query && { query }) };
  };

const EMPTY_DOCUMENT = {
  version: 1,
  language: 'en',
  direction: 'ltr',
  paper: 'letter',
  title: 'Score',
  letterhead: null,
  running: { head: [], foot: [], warning: null, pageLabel: 'Page {n} of {m}' },
  blocks: [],
};

const someReport = { outputFormat: 3, administrationIds: [someId] };

const FORMS = '/core/api/cases/:caseId/batteries/:batteryId/administrations';

/** A license held by practitioner@demo.test. */
const license: Make = async ({ database }) => {
  const [owner, featureId] = await Promise.all([findDemoAccount(database.system), addSeats(database.system)]);
  const lot = { featureId, quantity: 2, source: 'grant', accountId: owner.accountId } as const;
  return {
    params: { id: await inLedger(database, (db) => grant(db, { ...owner, today: '2026-01-01' }, lot)) },
  };
};

const addSeats = async (db: Db) => (await addFeatures(db, 1, 'seats'))[0] ?? '';

const seatOut: Make = async (hub, token) => {
  const { params } = await license(hub, token);
  await call(hub, checkOutSeat, { token, params });
  return { params };
};

const licenseRequest =
  (body?: object): Make =>
  async (hub) => {
    const token = await hub.signIn('practitioner@demo.test');
    const productFeatureId = await addSeats(hub.database.system);
    const asked = await call(hub, requestLicense, { token, body: { productFeatureId, quantity: 1 } });
    return { params: { id: asked.body.id }, ...(body && { body }) };
  };

/** A record of the organization of practitioner@demo.test: a feature, that feature's product, or the account. */
const ofOrganization =
  (names: readonly ('feature' | 'product' | 'account')[], body?: object): Make =>
  async ({ database }) => {
    const { organizationId, accountId } = await findDemoAccount(database.system);
    const featureId = await addSeats(database.system);
    const { productId } = await requireFeature(database.system, featureId);
    const known = { feature: featureId, product: productId, account: accountId };
    const named = Object.fromEntries(names.map((name) => [name, known[name]]));
    return { params: { org: organizationId, ...named }, ...(body && { body }) };
  };

/** A key that a distributor has made. */
const distributedKey: Make = async (hub, token) => {
  const { organizationId, accountId } = await findDemoAccount(hub.database.system);
  const featureId = await addSeats(hub.database.system);
  await hub.database.pool.query("update organizations set organization_type = 'Distributor'");
  const lot = { featureId, quantity: 5, source: 'grant' } as const;
  const clerk = { organizationId, accountId, today: '2026-01-01' };
  await inLedger(hub.database, (db) => grant(db, clerk, lot));
  const made = await call(hub, createLicense, { token, body: { productFeatureId: featureId, quantity: 1 } });
  return { params: { id: made.body.id } };
};

/** An invitation to the organization of practitioner@demo.test. */
const invitation: Make = async ({ database }) => {
  const { organizationId, accountId } = await findDemoAccount(database.system);
  const email = `invited-${crypto.randomUUID()}@demo.test`;
  const { id } = await database.system
    .insertInto('invitations')
    .values({
      organization_id: organizationId,
      email,
      email_key: email,
      role_id: 1,
      invited_by: accountId,
      link_hash: Buffer.from(email),
      expires_at: new Date(Date.now() + 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
};

/** The account of practitioner@demo.test. */
const member =
  (body?: object): Make =>
  async ({ database }) => {
    const { accountId } = await findDemoAccount(database.system);
    return { params: { id: accountId }, ...(body && { body }) };
  };

const memberWithPicture: Make = async (hub, token) => {
  await hub.database.pool.query(
    `insert into user_pictures (user_id, version, small, large)
     select id, 'abc', 's', 'l' from users where email = 'practitioner@demo.test' on conflict do nothing`,
  );
  return member()(hub, token);
};

const changedClient: Make = async (hub, token) => ({
  ...(await client(hub, token)),
  body: { ...someClient, version: 1 },
});

/** A client of the owner, with one record under it. */
const recordOf =
  (create: AnyEndpoint, idName: string, created: object, sent?: object): Make =>
  async (hub, token) => {
    const { params } = await client(hub, token);
    const { body } = await call(hub, create, { token, params, body: created });
    return { params: { ...params, [idName]: body.id }, ...(sent && { body: sent }) };
  };

const recordCalls = (
  name: string,
  create: AnyEndpoint,
  idName: string,
  record: object,
): Record<string, Make> => {
  const path = `/core/api/clients/:id/${name}`;
  const read = recordOf(create, idName, record);
  return {
    [`GET ${path}`]: client,
    [`POST ${path}`]: async (hub, token) => ({ ...(await client(hub, token)), body: record }),
    [`GET ${path}/:${idName}`]: read,
    [`PUT ${path}/:${idName}`]: recordOf(create, idName, record, { ...record, version: 1 }),
    [`DELETE ${path}/:${idName}`]: read,
  };
};

const productNamed: Make = async (hub, token) => {
  const { body } = await call(hub, listProducts, { token, query: '?Search=LPT' });
  return { params: { id: body.items[0].id } };
};

const formOfProduct: Make = async (hub, token) => {
  const { body } = await call(hub, listProducts, { token, query: '?Search=LMC' });
  return { params: { id: body.items[0].id, formId: 'lmc-self' } };
};

const featureWithVideos: Make = async (hub, token) => {
  const { params } = await productNamed(hub, token);
  const { body } = await call(hub, listProductFeatures, { token, params });
  return { params: { id: body.items[0].id } };
};

/** A course of this title. Endpoints that need a course that nobody has begun use different titles. */
const courseNamed =
  (lessonId?: string, body?: object, title = 'Small steps'): Make =>
  async (hub, token) => {
    const code = title.toLowerCase().replace(' ', '-');
    await importCourse(hub.database, { ...smallCourse, code, title });
    const { body: found } = await call(hub, listCourses, { token, query: `?Search=${title}` });
    const params = { id: found.items[0].id, ...(lessonId && { lessonId }) };
    return { params, ...(body && { body }) };
  };

const courseTry =
  (sent?: object): Make =>
  async (hub, token) => {
    const { params } = await courseNamed('check', undefined, 'Other steps')(hub, token);
    const { body } = await call(hub, beginTry, { token, params });
    return { params: { id: body.id, questionId: 'one' }, ...(sent && { body: sent }) };
  };

const certificate: Make = async (hub, token) => {
  const { params } = await courseNamed(undefined, undefined, 'Other steps')(hub, token);
  await hub.database.pool.query(
    `insert into course_completions (organization_id, account_id, course_id, version, number, learner_name, title, hours, authors, completed_on)
     select accounts.organization_id, accounts.id, $1, '1.0.0', '3333-4444-6666', 'Maren Okafor', 'Small steps', 1, '[]', '2026-01-15'
     from accounts join users on users.id = accounts.user_id where users.email = 'practitioner@demo.test'
     on conflict do nothing`,
    [params.id],
  );
  return { params };
};

const assignment =
  (body?: object): Make =>
  async (hub, token) => {
    const { params } = await courseNamed(undefined, undefined, 'Asked steps')(hub, token);
    const { accountId } = await findDemoAccount(hub.database.system);
    const asked = { accountIds: [accountId], dueOn: '2098-01-01' };
    await call(hub, assignCourse, { token, params, body: asked });
    return { params: { ...params, accountId }, ...(body && { body: asked }) };
  };

/** For each endpoint that names a publisher's record that is the same for everyone. */
export const publishedRecords: Record<string, Make> = {
  'GET /core/api/products/:id': productNamed,
  'GET /core/api/products/:id/features': productNamed,
  'GET /core/api/products/:id/forms': productNamed,
  'GET /core/api/products/:id/forms/:formId/preview': formOfProduct,
  'GET /core/api/products/features/:id/videos': featureWithVideos,
  'PUT /core/api/products/features/videos/:id/position': async (hub, token) => {
    const { params } = await featureWithVideos(hub, token);
    const { body } = await call(hub, listFeatureVideos, { token, params });
    return { params: { id: body.items[0].id }, body: { seconds: 1 } };
  },
  'GET /core/api/courses/:id': courseNamed(),
  'GET /core/api/courses/:id/lessons/:lessonId': courseNamed('welcome'),
  'PUT /core/api/courses/:id/lessons/:lessonId/progress': courseNamed('welcome', {}),
  'PUT /core/api/courses/:id/lessons/:lessonId/note': courseNamed('welcome', { text: 'Mine.', version: 0 }),
  'POST /core/api/courses/:id/lessons/:lessonId/tries': courseNamed('check'),
};

/** For each endpoint that names a publisher's record that requires a license. */
export const licensedRecords: Record<string, Make> = {
  'GET /core/api/products/features/:id/printed-form': async (hub, token) => {
    const { params } = await formOfProduct(hub, token);
    const { body } = await call(hub, listProductFeatures, { token, params });
    return { params: { id: body.items[0].id }, query: '?language=en' };
  },
};

/** A link to a form, mailed to practitioner@demo.test. */
const formLink: Make = async ({ database }) => {
  const { organizationId, accountId } = await findDemoAccount(database.system);
  const secret = randomBytes(32).toString('base64url');
  await database.pool.query(
    `insert into material_links (secret_hash, feature_id, expires_at, form_id, organization_id, account_id)
     select sha256($1::bytea), id, now() + interval '1 day', form_id, $2, $3
     from product_features where form_id = 'lmc-self'`,
    [secret, organizationId, accountId],
  );
  return { params: { secret } };
};

/**
 * For each endpoint that names a record: a real one of practitioner@demo.test or of their organization, with a body
 * that its owner could send. Nobody else may learn that it exists.
 */
export const foreignRecords: Record<string, Make> = {
  'GET /core/api/probe-notes/:id': async (hub, token) => {
    const { body } = await call(hub, createNote, { token, body: { text: 'not yours' } });
    return { params: { id: body.id } };
  },
  'GET /auth/api/management/users/:id': member(),
  'GET /auth/api/management/users/:id/picture': memberWithPicture,
  'GET /auth/api/management/users/:id/clients': member(),
  'GET /auth/api/management/users/:id/forms-out': member(),
  'POST /auth/api/management/users/:id/clients/transfer': member({ toAccountId: crypto.randomUUID() }),
  'PUT /auth/api/management/users/:id/role': member({ roleId: 2 }),
  'DELETE /auth/api/management/users/:id/organization': member(),
  'POST /auth/api/admin/users/:id/deactivate': member(),
  'POST /auth/api/admin/users/:id/enable': member(),
  'PATCH /auth/api/management/users/:id/access': async ({ database }) => {
    const { id } = await database.system
      .selectFrom('accounts')
      .select('id')
      .where('status', '=', 'PendingOrgApproval')
      .executeTakeFirstOrThrow();
    return { params: { id }, query: '?approved=true' };
  },
  'POST /auth/api/management/invitations/:id/resend': invitation,
  'DELETE /auth/api/management/invitations/:id': invitation,
  'DELETE /auth/api/users/sessions/:id': async (hub, token) => {
    const { body } = await call(hub, listSessions, { token });
    return { params: { id: body.items[0].id } };
  },
  'GET /core/api/clients/:id': client,
  'GET /core/api/clients/:id/record': client,
  'PUT /core/api/clients/:id': changedClient,
  'DELETE /core/api/clients/:id': client,
  'POST /core/api/clients/:id/restore': client,
  ...recordCalls('contacts', createContact, 'cid', someContact),
  ...recordCalls('education', educationEndpoints.create, 'eid', { schoolName: 'Lanternfield' }),
  ...recordCalls('demographic', demographicEndpoints.create, 'did', { numberOfSiblingsId: 2 }),
  ...recordCalls('comment', commentEndpoints.create, 'cid', { comment: 'Likes trains.' }),
  'GET /core/api/cases/:id': openCase,
  'PUT /core/api/cases/:id': caseWith({ ...someReferral, version: 1 }),
  'DELETE /core/api/cases/:id': openCase,
  'POST /core/api/cases/:id/restore': openCase,
  'PUT /core/api/cases/:id/update-status': caseWith({ status: 4 }),
  'GET /core/api/cases/:id/notes': openCase,
  'GET /core/api/cases/:id/notes/deleted': openCase,
  'POST /core/api/cases/:id/notes': caseWith(someNote),
  'PUT /core/api/cases/:id/notes/:noteId': noteWith({ ...someNote, version: 1 }),
  'DELETE /core/api/cases/:id/notes/:noteId': noteWith(),
  'POST /core/api/cases/:id/notes/:noteId/restore': noteWith(),
  'GET /core/api/cases/:id/notes/:noteId/history': noteWith(),
  'GET /core/api/cases/:caseId/consents': consentOf('case'),
  'POST /core/api/cases/:caseId/consents': consentOf('case', someConsent),
  'POST /core/api/cases/:caseId/consents/:id/withdraw': consentOf('consent', { reason: 'Changed minds.' }),
  'GET /core/api/cases/:caseId/batteries/:batteryId/forms': ofBattery(),
  [`POST ${FORMS}`]: ofBattery({ items: [someForm] }),
  [`GET ${FORMS}`]: ofBattery(),
  [`GET ${FORMS}/:id`]: administration(),
  [`GET ${FORMS}/:id/watch`]: scored('?state=waiting'),
  [`POST ${FORMS}/:id/resend`]: administration(),
  [`POST ${FORMS}/:id/remind`]: administration(),
  [`PUT ${FORMS}/:id/respondents/:respondentId/reminders`]: administration({ kinds: [] }),
  [`POST ${FORMS}/:id/link`]: administration(),
  [`POST ${FORMS}/:id/code`]: administration(),
  [`POST ${FORMS}/:id/start`]: administration(),
  [`PUT ${FORMS}/:id/respondents/:respondentId`]: administration({ email: 'other@demo.test' }),
  [`DELETE ${FORMS}/:id/respondents/:respondentId`]: administration(),
  [`PUT ${FORMS}/:id/due-date`]: administration({ dueOn: '2098-01-01' }),
  [`POST ${FORMS}/:id/submit`]: administration({ reason: 'Enough.' }),
  [`POST ${FORMS}/:id/alerts/:alertId/acknowledge`]: alerted,
  'PUT /core/api/courses/tries/:id/answers/:questionId': courseTry({ options: ['1'] }),
  'POST /core/api/courses/tries/:id/hand-in': courseTry(),
  'GET /core/api/courses/:id/certificate': certificate,
  'PUT /core/api/courses/:id/assignments': assignment({}),
  'DELETE /core/api/courses/:id/assignments/:accountId': assignment(),
  [`GET ${FORMS}/:id/printed-form`]: administration(),
  'GET /core/api/products/printable-forms/:secret': formLink,
  'GET /core/api/screenings/:id': screening,
  'GET /core/api/reports/cases/:id': openCase,
  'POST /core/api/reports/cases/:id': caseWith(someReport),
  'POST /core/api/reports/cases/:id/preview': caseWith(someReport),
  'GET /core/api/reports/:id': report('?outputFormat=3'),
  'GET /core/api/reports/:id/document': report(),
  'GET /core/api/clients/:id/reports': client,
  'GET /core/api/clients/:id/reportable-forms': client,
  'GET /core/api/clients/:id/reports/archive': report('?ids='),
  'GET /core/api/screenings/:id/export': screening,
  'POST /core/api/screenings/:id/remind': screening,
  [`GET ${FORMS}/:id/answers`]: administration(),
  [`GET ${FORMS}/:id/scores`]: administration(),
  [`GET ${FORMS}/:id/scores/view`]: scored(),
  [`POST ${FORMS}/:id/scores`]: administration({ normGroup: 'male', reason: 'Another group.' }),
  [`POST ${FORMS}/:id/corrections`]: administration({
    answers: [{ item: '1', value: '2' }],
    reason: 'A slip of the pen.',
    onWordOf: 'Ana Fernsby',
  }),
  [`GET ${FORMS}/:id/review`]: reviewed(),
  [`POST ${FORMS}/:id/review/accept`]: reviewed({ reason: 'Spoken about it.' }),
  [`POST ${FORMS}/:id/review/discard`]: reviewed({ reason: 'Not usable.' }),
  [`GET ${FORMS}/:id/paper`]: administration(),
  [`POST ${FORMS}/:id/paper/entries`]: administration({
    phase: 'first',
    entries: [{ item: '1', entry: { mark: 'blank' } }],
  }),
  [`POST ${FORMS}/:id/paper/second`]: administration(),
  [`POST ${FORMS}/:id/paper/compare`]: administration(),
  [`POST ${FORMS}/:id/paper/decisions`]: administration({
    decisions: [{ item: '1', entry: { mark: 'blank' } }],
  }),
  [`POST ${FORMS}/:id/paper/finish`]: administration({ completedOn: '2026-01-01' }),
  'GET /core/api/clients/:id/administrations': client,
  'GET /core/api/clients/:id/open-forms': client,
  'GET /core/api/cases/:id/open-forms': openCase,
  'GET /core/api/license/:id': license,
  'GET /core/api/license/checked/:id/users': license,
  'POST /core/api/license/checkout/:id': license,
  'POST /core/api/license/checkin/:id': seatOut,
  'POST /core/api/license/requests/:id/approve': licenseRequest(),
  'POST /core/api/license/requests/:id/decline': licenseRequest({ reason: 'None is left.' }),
  [`PUT ${IN_ORGANIZATION}/features/:feature/pooling`]: ofOrganization(['feature'], { isEnabled: false }),
  [`PUT ${IN_ORGANIZATION}/product/:product/pooling`]: ofOrganization(['product'], { isEnabled: false }),
  [`GET ${IN_ORGANIZATION}/features/:feature/assignments`]: ofOrganization(['feature']),
  [`POST ${IN_ORGANIZATION}/features/:feature/assignments/:account`]: ofOrganization(['feature', 'account'], {
    assignedQuantity: 0,
  }),
  [`GET ${IN_ORGANIZATION}/account/:account/assignments`]: ofOrganization(['account']),
  [`DELETE ${IN_ORGANIZATION}/product/:product/reclaims`]: ofOrganization(['product']),
  [`GET ${IN_ORGANIZATION}/inventory`]: ofOrganization([]),
  [`PUT ${IN_ORGANIZATION}/features/:feature/threshold`]: ofOrganization(['feature'], { threshold: 3 }),
  [`GET ${IN_ORGANIZATION}/assignments`]: ofOrganization([]),
  [`PUT ${IN_ORGANIZATION}/assignments`]: ofOrganization([], {
    changes: [{ accountId: someId, productFeatureId: someId, assignedQuantity: 1, formerQuantity: 0 }],
  }),
  'GET /core/api/license/:id/entries': license,
  'DELETE /core/api/license/keys/:id': distributedKey,
};
