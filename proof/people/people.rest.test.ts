import { setTimeout as delay } from 'node:timers/promises';
import {
  changeRole,
  deactivateMember,
  enableMember,
  removeMember,
} from '@hub/contract/auth/management/members';
import { ADMIN, PRACTITIONER } from '@hub/contract/catalogs/roles';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { demoteEachOther } from './demote-each-other.ts';
import { manyClients } from './many-clients.ts';
import { type PeopleHub, startPeopleHub } from './people-hub.ts';
import { keepCalling } from './running-calls.ts';

const RACES = count(3, 1000);
const CONTROL_RACES = 10;
const DEACTIVATIONS = count(1, 20);
const CALLERS = 64;
const KILLS = count(1, 10);
const CLIENTS = count(500, 2000);
const MANY_CLIENTS = 20_000;

const SERVICE = '../../apps/server/src/features/members/member-service.ts';
const REPOSITORY = '../../apps/server/src/accounts/membership-repository.ts';
const [FIRST, SECOND] = ['manager@demo.test', 'second@demo.test'];

// The embedded database has a single connection, and so no races.
describe.runIf(findPostgresBinaries())('the people of an organization, at two instances', TRIED_ONCE, () => {
  let hub: PeopleHub;
  let practitioner: string;
  const managers: { id: string; email: string; token: string }[] = [];
  const manager = (index: number) => managers[index] ?? { id: '', email: '', token: '' };

  beforeAll(async () => {
    hub = await startPeopleHub();
    for (const email of [FIRST, SECOND]) {
      managers.push({ email, id: await hub.accountOf(email), token: await hub.tokenOf(email) });
    }
    practitioner = await hub.accountOf('practitioner@demo.test');
    // A member with clients cannot be removed.
    await hub.query(`delete from clients where account_id in ('${manager(0).id}', '${manager(1).id}')`);
  });
  afterAll(() => hub.close());

  /** Two managers act on each other, each at an instance of its own. Returns who is left. */
  async function race(act: (by: number) => Promise<{ status: number }>) {
    const both = `id in ('${manager(0).id}', '${manager(1).id}')`;
    await hub.query(`update accounts set role_id = ${ADMIN} where ${both}`);
    const statuses = (await Promise.all([act(0), act(1)])).map(({ status }) => status);
    const left = await hub.query<{ id: string }>(
      `select id from accounts where ${both} and role_id = ${ADMIN} and status = 'Active'`,
    );
    const [done = 0, refused = 0] = statuses.sort();
    expect([left.length, done < 300, [401, 403, 409].includes(refused)], String(statuses)).toEqual([
      1,
      true,
      true,
    ]);
    return { survivor: managers.findIndex(({ id }) => id === left[0]?.id), refused };
  }

  test('of two managers who take the role from each other, or remove each other, one is left', async () => {
    const refusals: Record<number, number> = {};
    for (let round = 0; round < RACES; round += 1) {
      const demoted = await race((by) =>
        hub.call(by, changeRole, {
          token: manager(by).token,
          id: manager(1 - by).id,
          body: { roleId: PRACTITIONER },
        }),
      );
      const removed = await race((by) =>
        hub.call(by, removeMember, { token: manager(by).token, id: manager(1 - by).id }),
      );
      const [left, gone] = [manager(removed.survivor), manager(1 - removed.survivor)];
      await hub.call(0, enableMember, { token: left.token, id: gone.id });
      gone.token = await hub.tokenOf(gone.email);
      for (const { refused } of [demoted, removed]) refusals[refused] = (refusals[refused] ?? 0) + 1;
    }
    printFigures('managers who end each other', {
      races: 2 * RACES,
      'refused with': JSON.stringify(refusals),
    });
  });

  test('would leave none if the managers were not held until the end', async () => {
    const ids = managers.map(({ id }) => id);
    const rules = await import(SERVICE);
    expect(await demoteEachOther(hub, ids, rules.changeRole, CONTROL_RACES)).toBe(0);

    const { holdMember } = await import(REPOSITORY);
    vi.resetModules();
    vi.doMock(REPOSITORY, async (original) => ({
      ...(await original<object>()),
      // A transaction of its own, which is over before the next step begins.
      holdMember: (_: unknown, ...which: [string, string]) => holdMember(hub.connections.system, ...which),
    }));
    const { changeRole: withoutHold } = await import(SERVICE);
    vi.doUnmock(REPOSITORY);
    vi.resetModules();
    const withoutManager = await demoteEachOther(hub, ids, withoutHold, CONTROL_RACES);
    printFigures('control: without the hold', { races: CONTROL_RACES, 'left without': withoutManager });
    expect(withoutManager).toBeGreaterThan(0);
    await hub.query(`update accounts set role_id = ${ADMIN} where id = '${manager(0).id}'`);
  });

  /**
   * What the account has written: clients as a practitioner, its profile as a user, sessions by signing in.
   */
  const writtenBy = (id: string) =>
    hub.query(`
      select (select count(*) from clients where account_id = '${id}') as clients,
        (select count(*) from audit_entries where account_id = '${id}') as entries,
        (select count(*) from sessions where account_id = '${id}') as sessions`);

  test(`once somebody is deactivated, nothing of ${CALLERS} running calls is let in`, async () => {
    const figures = { succeeded: 0, succeededLate: 0, refusedLate: 0 };
    const { id, email } = manager(1);
    for (let round = 0; round < DEACTIVATIONS; round += 1) {
      const calling = keepCalling(hub, email, await hub.tokenOf(email), CALLERS);
      await delay(200 + ((round * 97) % 300));
      const { token } = manager(0);
      expect((await hub.call(0, deactivateMember, { token, id })).status).toBe(200);
      const before = await writtenBy(id);
      calling.accessEnded();
      while (!calling.allTriedAgain()) await delay(10);
      await calling.stop();
      expect(await writtenBy(id), 'nothing was written after the answer').toEqual(before);
      expect((await hub.call(1, enableMember, { token, id })).status).toBe(200);
      for (const name of ['succeeded', 'succeededLate', 'refusedLate'] as const) {
        figures[name] += calling.seen[name];
      }
    }
    printFigures('deactivated at work', { rounds: DEACTIVATIONS, callers: CALLERS, ...figures });
    expect(figures.succeeded).toBeGreaterThan(0);
    expect(figures.succeededLate).toBe(0);
  });

  /** Transfers clients to and fro, and kills the instance at another moment of each transfer. */
  async function killTransfers(amount: number, kills: number) {
    const clients = manyClients(hub, [practitioner, manager(1).id], manager(0).token);
    await clients.fill(amount);
    const time = await clients.move(amount);
    const outcomes = { nothing: 0, all: 0 };
    for (let kill = 0; kill < kills; kill += 1) {
      const from = await clients.ownerOfAll(amount);
      const answering = clients.transferFrom(from).catch(() => undefined);
      await delay((time * (kill + 0.5)) / kills);
      await hub.kill(0);
      const answer = await answering;
      await clients.untilNobodyWorks();
      const owner = await clients.ownerOfAll(amount);
      if (answer) expect(owner, 'what was answered has happened').not.toBe(from);
      outcomes[owner === from ? 'nothing' : 'all'] += 1;
      await hub.restart(0);
    }
    const figures = { clients: amount, milliseconds: time.toFixed(0), kills, ...outcomes };
    printFigures('transfers killed at work', figures);
  }

  test(`a transfer is all or nothing, although its instance is killed ${KILLS} times`, () =>
    killTransfers(CLIENTS, KILLS));

  test.runIf(process.env.PROOF === 'full')(`so is one of ${MANY_CLIENTS} clients`, () =>
    killTransfers(MANY_CLIENTS, 1),
  );
});
