import { administrationStates } from '@hub/contract/core/administrations/administration';
import { openAssessment } from '@hub/contract/core/assessment/assessment';
import { formIdOf } from '@hub/instrument/form-content';
import { type ScoreInput, score } from '@hub/instrument/score';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { changeForm } from '../../test/change-form.ts';
import { findDemoAccount } from '../../test/ledger.ts';
import { startTestHub } from '../../test/test-hub.ts';
import { findDefinition } from '../features/assessments/definitions.ts';
import { verifyLedger } from '../features/licenses/ledger/verify-ledger.ts';
import { DEMO_PRACTITIONER } from './demo-data.ts';
import { findPrintedForm } from './printed-form.ts';
import { seedDemo } from './seed-demo.ts';

const hub = await startTestHub();
afterAll(() => hub.close());
const { system } = hub.database;
const forms = await system
  .selectFrom('administrations')
  .innerJoin('cases', 'cases.id', 'administrations.case_id')
  .innerJoin('clients', 'clients.id', 'administrations.client_id')
  .selectAll('administrations')
  .select(['progress', 'last_evaluation', 'clients.date_of_birth', 'cases.created_at as case_opened_at'])
  .orderBy('number')
  .execute();
const byCase = (some: typeof forms) =>
  [...new Set(some.map(({ case_id }) => case_id))].map((id) => some.filter(({ case_id }) => case_id === id));
const inState = (state: string) => forms.filter((form) => form.state === state);

test('every state is there in which a form can stay', () => {
  // `submitted` lasts only a moment: a form is scored immediately, or by the job.
  const lasting = administrationStates.filter((state) => state !== 'submitted');
  expect(new Set(forms.map(({ state }) => state))).toEqual(new Set(lasting));
  expect(forms.filter(({ mail_state }) => mail_state === 'refused')).toMatchObject([
    { state: 'waiting', mail_reason: 'There is no such address. (550 5.1.1)' },
  ]);
  expect(new Set(forms.map(({ delivery }) => delivery))).toEqual(new Set([1, 2]));
});

test("they are in open cases of the practitioner, and in nobody else's", async () => {
  const practitioner = await findDemoAccount(system, DEMO_PRACTITIONER);
  const owners = await sql`
    select distinct administrations.organization_id as "organizationId", cases.account_id as "accountId"
    from administrations join cases on cases.id = administrations.case_id where cases.closed_at is null
    union select organization_id, sent_by from administrations
    union select respondents.organization_id, cases.account_id
    from respondents join cases on cases.id = respondents.case_id
  `.execute(system);
  expect(owners.rows).toEqual([practitioner]);
});

test('one client has answered the Mood Check three times, and feels better each time', async () => {
  const { rows } = await sql<{ client: string; distress: number[] }>`
    select client_id as client, array_agg((
        select (scale ->> 'T')::integer from json_array_elements(result -> 'scales') scale
        where scale ->> 'scale' = 'TOTAL'
      ) order by submitted_at) as distress
    from administrations join score_versions on score_versions.administration_id = administrations.id
    where form_id = 'lmc-self' group by client_id having count(*) > 1
  `.execute(system);
  expect(rows).toHaveLength(1);
  const [first = 0, second = 0, third = 0, ...more] = rows[0]?.distress ?? [];
  expect(more).toEqual([]);
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
  expect(third).toBeGreaterThan(0);
});

test('a parent, a teacher and the client have rated one client, the parent twice', () => {
  const rated = byCase(inState('scored')).filter(
    (ofCase) => new Set(ofCase.map(({ role }) => role)).size > 1,
  );
  expect(rated.map((ofCase) => ofCase.map(({ role }) => role).sort())).toEqual([
    ['parent', 'parent', 'self', 'teacher'],
  ]);
});

test('the scores are what the scorer says of the answers', async () => {
  const kept = await system
    .selectFrom('score_versions')
    .select(['administration_id', 'input', 'result'])
    .execute();
  expect(kept.map(({ administration_id }) => administration_id).sort()).toEqual(
    inState('scored')
      .map(({ id }) => id)
      .sort(),
  );
  for (const { administration_id, result } of kept) {
    const form = forms.find(({ id }) => id === administration_id);
    if (!form) throw new Error('scores of no form');
    const { definition } = await findDefinition(system, form.form_id, form.instrument_version);
    const { rows } = await sql<Pick<ScoreInput, 'answers' | 'timings' | 'completedOn' | 'sex'>>`
      select completed_on as "completedOn",
        case clients.gender_id when 1 then 'male' when 2 then 'female' end as sex,
        json_object_agg(item, value) as answers, json_object_agg(item, seconds) as timings
      from submissions join answers using (organization_id, administration_id)
      join administrations on administrations.id = administration_id
      join clients on clients.id = client_id
      where administration_id = ${administration_id} and item not like 'rater.%' group by 1, 2
    `.execute(system);
    const [given] = rows;
    if (!given) throw new Error('scores of no answers');
    const formOf = definition.forms.find((one) => formIdOf(definition, one) === form.form_id);
    const expected = score(definition, {
      ...given,
      form: formOf?.id ?? '',
      birthDate: form.date_of_birth,
      normGroup: 'combined',
      switchedOff: [],
    });
    expect(result, form.form_id).toEqual(JSON.parse(JSON.stringify(expected)));
    expect(expected.validity.filter(({ state }) => state === 'extreme')).toEqual([]);
  }
});

test('a form that needs a review says why', async () => {
  const { rows } = await sql<{ detail: string; extreme: number }>`
    select detail, (
        select count(*)::integer from json_array_elements(validity) index where index ->> 'state' = 'extreme'
      ) as extreme
    from reviews join administration_events event using (organization_id, administration_id)
    where event.kind = 'needs-review'
  `.execute(system);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.detail).toContain('Seconds per item');
  expect(rows[0]?.extreme).toBeGreaterThan(0);
});

test('a use is consumed, held or free as each state has it, and the ledger is sound', async () => {
  expect(await verifyLedger(system)).toEqual([]);
  const holds = await system
    .selectFrom('license_holds')
    .innerJoin('administrations', 'administrations.id', 'license_holds.administration_id')
    .select(['state', 'outcome'])
    .execute();
  expect(holds).toHaveLength(forms.length);
  const outcomeOf: Record<string, string | null> = { scored: 'consumed' };
  for (const state of ['waiting', 'opened', 'in-progress', 'needs-review']) outcomeOf[state] = null;
  for (const { state, outcome } of holds) {
    expect(outcome, state).toBe(state in outcomeOf ? outcomeOf[state] : 'released');
  }
});

test('what happened comes one after the other, after the case was opened and before now', async () => {
  const events = await system.selectFrom('administration_events').selectAll().orderBy('at').execute();
  const answers = await system.selectFrom('answers').select(['administration_id', 'given_at']).execute();
  for (const form of forms) {
    const ofForm = events.filter(({ administration_id }) => administration_id === form.id);
    const steps = [
      form.case_opened_at,
      form.sent_at,
      form.opened_at,
      form.submitted_at,
      form.scored_at ?? form.ended_at,
      new Date(Date.now() - 3_600_000),
    ];
    const times = steps.flatMap((at) => (at ? [at.getTime()] : []));
    expect(times, form.state).toEqual(times.toSorted((one, other) => one - other));
    expect(ofForm[0]).toMatchObject({ kind: 'sent', at: form.sent_at });
    const last = form.ended_at ?? form.scored_at;
    const moments = ofForm.map(({ at }) => at.getTime());
    expect(new Set(moments).size, 'no two at one moment').toBe(moments.length);
    const isRead = ({ kind }: { kind: string }) => kind === 'alert-acknowledged';
    if (last) expect(ofForm.filter((event) => !isRead(event)).at(-1)?.at).toEqual(last);
    for (const { given_at } of answers.filter(({ administration_id }) => administration_id === form.id)) {
      expect(given_at >= (form.opened_at ?? 0) && given_at <= (form.submitted_at ?? new Date())).toBe(true);
    }
  }
  const entries = await sql`
    select hold.at as held, form.sent_at as sent, settled.at as settled, coalesce(scored_at, ended_at) as over
    from administrations form
    join license_entries hold on hold.administration_id = form.id and hold.kind = 'HOLD'
    left join license_entries settled on settled.administration_id = form.id and settled.kind <> 'HOLD'
  `.execute(system);
  for (const { held, sent, settled, over } of entries.rows as Record<string, Date | null>[]) {
    expect([held, settled]).toEqual([sent, over]);
  }
});

test('cases and clients follow their forms', () => {
  for (const ofCase of byCase(forms)) {
    const states = ofCase.map(({ state }) => state).filter((state) => state !== 'withdrawn');
    const isOut = states.some((state) =>
      ['waiting', 'opened', 'in-progress', 'needs-review'].includes(state),
    );
    expect(ofCase[0]?.progress).toBe(states.length === 0 ? 1 : isOut ? 2 : 3);
  }
  for (const { submitted_at, last_evaluation } of inState('scored')) {
    expect((submitted_at?.toISOString() ?? '').slice(0, 10) <= (last_evaluation ?? '')).toBe(true);
  }
});

test('the link that is printed opens its form, at every start until the form is over', async () => {
  const find = () => findPrintedForm(system, hub.secrets.formLinks, new URL('http://localhost:8080'));
  const address = (await find()) ?? '';
  const [, formId = '', secret = ''] = /\/assessment\/([^#]+)#(.+)$/.exec(address) ?? [];
  const opened = await call(hub, openAssessment, { params: { formId }, body: { secret } });
  expect([opened.status, opened.body.state]).toEqual([200, 'open']);

  await seedDemo(hub.database, hub.secrets);
  expect(await find(), 'the next start').toBe(address);
  const { count } = await system
    .selectFrom('administrations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count), 'nothing is given twice').toBe(forms.length);

  const change = (columns: object) => changeForm(hub.database, formId, columns);
  await change({ due_on: '2026-01-01' });
  expect(await find(), 'after its last day').toBeUndefined();
  await change({ due_on: '2099-01-01', state: 'withdrawn', ended_at: new Date() });
  expect(await find(), 'once it is over').toBeUndefined();
});
