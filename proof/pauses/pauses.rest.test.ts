import { transferClients } from '@hub/contract/auth/management/member-clients';
import type { NotRevived } from '@hub/contract/core/administrations/not-revived';
import { createCase, deleteCase, restoreCase, updateCaseStatus } from '@hub/contract/core/cases/cases';
import { deleteClient, restoreClient } from '@hub/contract/core/clients/clients';
import { createConsent } from '@hub/contract/core/consents/consents';
import { addDays } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Head } from '../../apps/server/src/audit/chain.ts';
import { sealEntries } from '../../apps/server/src/audit/seal-entries.ts';
import { verifyChain } from '../../apps/server/src/audit/verify-chain.ts';
import { lookThroughForms } from '../../apps/server/src/features/assessments/alerts/look-through-forms.ts';
import { linkOf } from '../../apps/server/src/features/assessments/form-links.ts';
import { scoreLeftBehind } from '../../apps/server/src/features/assessments/waiting-forms.ts';
import { verifyLedger } from '../../apps/server/src/features/licenses/ledger/verify-ledger.ts';
import {
  type Battery,
  dayIn,
  toClient,
  toMother,
  useAssessmentHub,
} from '../../apps/server/test/assessment-hub.ts';
import { referral } from '../../apps/server/test/case-hub.ts';
import { odo } from '../../apps/server/test/client-hub.ts';
import { endDeletions } from '../../apps/server/test/end-deletions.ts';
import { type Device, openDevice } from '../../apps/server/test/form-hub.ts';
import { calmAnswers } from '../../apps/server/test/given-form.ts';
import { findDemoAccount } from '../../apps/server/test/ledger.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { endInBin, type History, isReachable, newHistory, pause, revive } from './history.ts';

const HISTORIES = count(12, 1000);
const MAX_STEPS = 16;
const SEED = 20_261_119;
const DUE_IN_DAYS = 10;
const RESTORABLE_DAYS = 30;
const HOURS_LATER = 3 * 3_600_000;

// Each device has an address of its own, as opening is limited by address.
const hub = useAssessmentHub({ TRUSTED_PROXIES: 'loopback' });
beforeAll(() => hub.hub.stopJobs());

let kept: Head | undefined;
const keptHead = {
  read: () => kept,
  write(head: Head) {
    kept = head;
  },
};

/** One client with two cases and what was sent there, each form open on a device. */
type World = {
  history: History;
  batteries: Battery[];
  devices: Map<string, Device>;
  secrets: Map<string, string>;
};

const run = (statement: ReturnType<typeof sql>) => statement.execute(hub.hub.database.system);

const secretOf = async (id: string): Promise<string> => {
  const { system } = hub.hub.database;
  const { organization_id: organizationId } = await system
    .selectFrom('administrations')
    .select('organization_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const form = { organizationId, administrationId: id };
  return (await linkOf(system, hub.hub.secrets.formLinks, form)) ?? '';
};

/** Everybody has an address of their own: each form lists all others of its person. */
async function createWorld(number: number): Promise<World> {
  const email = `family-${number}@demo.test`;
  const first = await hub.open({
    dateOfBirth: '2012-05-17',
    email,
    contacts: [{ ...odo, email: `m-${email}` }],
  });
  const { body } = await hub.call(createCase, { body: { clientId: first.clientId, ...referral } });
  const batteries = [first, { ...first, caseId: body.id, batteryId: body.batteryId }];
  const forms: Parameters<typeof newHistory>[0] = [];
  const world: World = { history: newHistory([]), batteries, devices: new Map(), secrets: new Map() };
  for (const [caseIndex, battery] of batteries.entries()) {
    const consent = {
      givenBy: { kind: 'other', firstName: 'Judge', lastName: 'Ames', authority: 'court' },
      purposes: ['assessment'],
      method: 'written',
      givenOn: dayIn(-300),
      untilOn: null,
    };
    const given = await hub.call(createConsent, { params: { caseId: battery.caseId }, body: consent });
    expect(given.status).toBe(201);
    const sent = await hub.send(battery, toMother(battery), toClient());
    for (const [place, { id }] of sent.entries()) {
      const secret = await secretOf(id);
      world.secrets.set(id, secret);
      world.devices.set(id, await openDevice(hub.hub, { administrationId: id, secret }));
      forms.push({ id, caseIndex, about: place === 0 ? 'mother' : 'client' });
    }
  }
  world.history = newHistory(forms);
  return world;
}

type Step = (world: World, random: Random) => Promise<void>;

const figures: Record<string, number> = {};
const note = (name: string) => {
  figures[name] = (figures[name] ?? 0) + 1;
};

const namesOf = (lost: readonly NotRevived[]) => lost.map(({ id, why }) => [id, why]).sort();

const score = () => scoreLeftBehind(hub.hub.database, hub.hub.app.log, '0 seconds');

const STEPS: Record<string, Step> = {
  /** A device answers, whether or not the form is paused. */
  async answer({ history, devices }, random) {
    const form = random.pick(history.forms);
    if (form.state !== 'out') return;
    const isCritical = random.below(5) === 0;
    const critical = form.about === 'mother' ? 'mood6' : '12';
    const item = isCritical
      ? critical
      : form.about === 'mother'
        ? `rule${1 + random.below(4)}`
        : `${1 + random.below(11)}`;
    const value = isCritical ? '3' : `${random.below(3)}`;
    const answer = await devices.get(form.id)?.save({ item, value });
    expect(answer?.status, JSON.stringify(answer?.body)).toBe(200);
    form.answers.set(item, value);
    form.isCritical ||= isCritical;
    note(form.pausedBy ? 'answers while paused' : 'answers');
  },

  /** A device submits, whether or not the form is paused. */
  async submit({ history, devices }, random) {
    const form = random.pick(history.forms);
    const device = devices.get(form.id);
    if (form.state !== 'out' || form.about !== 'client' || !device) return;
    const { 12: _, ...calm } = calmAnswers;
    const rest = { ...calm, 12: form.isCritical ? '3' : '0' };
    expect((await device.answerAll(rest, 3)).status).toBe(200);
    for (const [item, value] of Object.entries(rest)) form.answers.set(item, value);
    const submitted = await device.submit();
    expect([submitted.status, submitted.body.state], JSON.stringify(submitted.body)).toEqual([
      200,
      'submitted',
    ]);
    form.state = form.pausedBy ? 'submitted' : 'scored';
    note(form.pausedBy ? 'submissions while paused' : 'submissions');
  },

  async 'delete case'({ history, batteries }, random) {
    const index = random.below(2);
    const one = history.cases[index];
    if (!one || !isReachable(history, index)) return;
    const answer = await hub.call(deleteCase, { params: { id: batteries[index]?.caseId ?? '' } });
    expect(answer.status).toBe(204);
    one.deletedFor = 0;
    pause(history, 'case', index);
    note('cases deleted');
  },

  async 'restore case'({ history, batteries }, random) {
    const index = random.below(2);
    const one = history.cases[index];
    if (!one || one.deletedFor === null || history.client.deletedFor !== null) return;
    const answer = await hub.call(restoreCase, { params: { id: batteries[index]?.caseId ?? '' } });
    expect(answer.status).toBe(200);
    one.deletedFor = null;
    one.isArchived = false;
    const lost = revive(history, 'case', index);
    expect(namesOf(answer.body.notRevived)).toEqual(lost.sort());
    for (const [, why] of lost) note(`withdrawn for ${why}`);
    await score();
    note('cases restored');
  },

  async 'delete client'({ history, batteries }) {
    if (history.client.deletedFor !== null) return;
    const answer = await hub.call(deleteClient, { params: { id: batteries[0]?.clientId ?? '' } });
    expect(answer.status).toBe(204);
    history.client.deletedFor = 0;
    pause(history, 'client');
    note('clients deleted');
  },

  async 'restore client'({ history, batteries }) {
    if (history.client.deletedFor === null) return;
    const answer = await hub.call(restoreClient, { params: { id: batteries[0]?.clientId ?? '' } });
    expect(answer.status).toBe(200);
    history.client.deletedFor = null;
    const lost = revive(history, 'client');
    expect(namesOf(answer.body.notRevived)).toEqual(lost.sort());
    for (const [, why] of lost) note(`withdrawn for ${why}`);
    await score();
    note('clients restored');
  },

  /** To a colleague and back, deleted or not. */
  async transfer({ batteries }) {
    const { system } = hub.hub.database;
    const { accountId: from } = await findDemoAccount(system);
    const { accountId: to } = await findDemoAccount(system, 'second@demo.test');
    const clientIds = [batteries[0]?.clientId ?? ''];
    for (const [id, toAccountId] of [
      [from, to],
      [to, from],
    ] as const) {
      const answer = await hub.as('manager', transferClients, {
        params: { id },
        body: { toAccountId, clientIds },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
    note('transfers there and back');
  },

  /** Refused while forms are out; otherwise closed and opened again. */
  async close({ history, batteries }, random) {
    const index = random.below(2);
    if (!isReachable(history, index)) return;
    const isOut = history.forms.some(({ caseIndex, state }) => caseIndex === index && state === 'out');
    const params = { id: batteries[index]?.caseId ?? '' };
    const closed = await hub.call(updateCaseStatus, { params, body: { status: 4 } });
    expect([closed.status, closed.body.code]).toEqual(isOut ? [409, 'forms-out'] : [200, undefined]);
    if (isOut) return note('closings refused');
    const [next = 0] = closed.body.nextStatuses;
    expect((await hub.call(updateCaseStatus, { params, body: { status: next } })).status).toBe(200);
    note('closed and reopened');
  },

  /** As if everything that is deleted had been deleted some days earlier. */
  async wait(world, random) {
    const { client, cases } = world.history;
    const longest = Math.max(...[client, ...cases].map(({ deletedFor }) => deletedFor ?? 0));
    const days = 1 + random.below(12);
    if (longest + days < RESTORABLE_DAYS) await pass(world, days);
  },

  /** The mother must not be contacted any more. */
  async bar({ history, batteries }) {
    const paused = history.forms.filter(
      ({ about, pausedBy, state }) => about === 'mother' && pausedBy && state === 'out',
    );
    if (paused.length === 0) return;
    const { rows } = await sql<{ id: string }>`
      update client_contacts set no_contact = true
      where id = ${batteries[0]?.contactId} and not no_contact returning id
    `.execute(hub.hub.database.system);
    if (rows.length === 0) return;
    for (const form of paused) form.isBarredSince = true;
    note('contacts barred');
  },

  async 'withdraw consent'({ history, batteries }, random) {
    const index = random.below(2);
    const one = history.cases[index];
    if (!one?.hasConsent || isReachable(history, index)) return;
    await run(sql`
      update consents set withdrawn_at = clock_timestamp(), withdrawn_by = created_by
      where case_id = ${batteries[index]?.caseId}
    `);
    one.hasConsent = false;
    note('consents withdrawn');
  },

  /** The birth date is put right: the client turned 19 today. */
  async outgrow({ history, batteries }) {
    if (history.client.isOutgrown) return;
    const [year = 0] = dayIn(0).split('-').map(Number);
    const born = `${year - 19}${dayIn(0).slice(4)}`;
    await run(sql`update clients set date_of_birth = ${born} where id = ${batteries[0]?.clientId}`);
    history.client.isOutgrown = true;
    note('birth dates put right');
  },
};

async function pass({ history, batteries }: World, days: number): Promise<void> {
  const [{ clientId = '' } = {}] = batteries as [Partial<Battery>];
  await run(sql`
    update administrations set paused_at = paused_at - make_interval(days => ${days})
    where client_id = ${clientId} and paused_at is not null
  `);
  await run(
    sql`update clients set deleted_at = deleted_at - make_interval(days => ${days}) where id = ${clientId}`,
  );
  await run(
    sql`update cases set deleted_at = deleted_at - make_interval(days => ${days}) where client_id = ${clientId}`,
  );
  await run(sql`
    update consents set withdrawn_at = withdrawn_at - make_interval(days => ${days}), given_on = given_on - ${days}::integer
    where case_id = any(${batteries.map(({ caseId }) => caseId)}::uuid[])
  `);
  for (const form of history.forms) if (form.pausedBy) form.pausedFor += days;
  for (const one of [history.client, ...history.cases]) if (one.deletedFor !== null) one.deletedFor += days;
}

/** The 30 days of everything that is deleted are over. */
async function endDays(world: World): Promise<void> {
  const { history } = world;
  await pass(world, 31);
  const expected = { purged: 0, archived: 0 };
  if (history.client.deletedFor !== null) {
    // What is deleted for itself ends first or last: a client with anything to keep is kept whole but for that.
    const mustStay = endInBin(history, [0, 1]);
    expected[mustStay ? 'archived' : 'purged'] += 1;
    if (!mustStay) history.forms = [];
  }
  for (const [index, one] of history.cases.entries()) {
    const isGone = history.client.deletedFor !== null && history.forms.length === 0;
    if (one.deletedFor === null || isGone) continue;
    const mustStay = endInBin(history, [index]);
    expected[mustStay ? 'archived' : 'purged'] += 1;
    if (!mustStay) history.forms = history.forms.filter(({ caseIndex }) => caseIndex !== index);
    if (!mustStay) one.deletedFor = Number.NaN;
  }
  expect(await endDeletions(hub.hub.database)).toEqual(expected);
  figures.purged = (figures.purged ?? 0) + expected.purged;
  figures.archived = (figures.archived ?? 0) + expected.archived;
}

const OUTCOMES = { out: null, submitted: null, scored: 'consumed', withdrawn: 'released' } as const;

/** Everything that was acknowledged is there, and every form stands as it must. */
async function check({ history, secrets }: World): Promise<void> {
  await lookThroughForms(hub.hub.database, hub.hub.app.log, new Date(Date.now() + HOURS_LATER));
  for (const form of history.forms) {
    const { rows } = await sql<{
      state: string;
      is_out: boolean;
      paused_by: string | null;
      due_on: string;
      outcome: string | null;
      alerts: number;
    }>`
      select form.state, form.is_out, form.paused_by, form.due_on, hold.outcome,
        (select count(*) from critical_alerts alert where alert.administration_id = form.id)::integer as alerts
      from administrations form join license_holds hold on hold.administration_id = form.id
      where form.id = ${form.id}
    `.execute(hub.hub.database.system);
    const [row] = rows;
    const what = JSON.stringify({ ...form, answers: undefined });
    expect(row?.is_out ? 'out' : row?.state, what).toBe(form.state);
    expect([row?.paused_by, row?.outcome], what).toEqual([form.pausedBy, OUTCOMES[form.state]]);
    if (form.state === 'out') {
      expect(row?.due_on, what).toBe(addDays(dayIn(DUE_IN_DAYS), form.grownBy));
      expect(await secretOf(form.id), what).toBe(secrets.get(form.id));
    }
    expect((row?.alerts ?? 0) > 0, what).toBe(form.isCritical);
    const { rows: answers } = await sql<{ item: string; value: string }>`
      select distinct on (item) item, value from answers
      where administration_id = ${form.id} and not is_stale order by item, revision desc
    `.execute(hub.hub.database.system);
    expect(new Map(answers.map(({ item, value }) => [item, value])), what).toEqual(form.answers);
  }
  expect(await verifyLedger(hub.hub.database.system)).toEqual([]);
  await sealEntries(hub.hub.database, hub.hub.secrets.auditChain, keptHead);
  const verdict = await verifyChain(hub.hub.database.system, hub.hub.secrets.auditChain, kept ? [kept] : []);
  expect(verdict).toMatchObject({ sound: true, unsealed: 0 });
}

test(
  `of ${HISTORIES} histories nothing is lost that can come back, and the rest is named`,
  TRIED_ONCE,
  async () => {
    const random = seededRandom(SEED);
    const names = Object.keys(STEPS);
    for (let number = 0; number < HISTORIES; number += 1) {
      await hub.grantOwn('lbs-2-parent', 2);
      await hub.grantOwn('lmc-self', 2);
      const world = await createWorld(number);
      const done: string[] = [];
      try {
        for (let step = 3 + random.below(MAX_STEPS); step > 0; step -= 1) {
          const name = random.pick(names);
          done.push(name);
          await STEPS[name]?.(world, random);
        }
        await check(world);
        if (random.below(3) === 0) {
          done.push('30 days');
          await endDays(world);
          await check(world);
        }
      } catch (error) {
        throw new Error(`history ${number}: ${done.join(', ')}: ${(error as Error).message}`, {
          cause: error,
        });
      }
    }
    printFigures(`Pauses, ${HISTORIES} histories`, figures);
  },
);
