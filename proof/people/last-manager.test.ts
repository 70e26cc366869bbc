import { changeRole, enableMember, removeMember } from '@hub/contract/auth/management/members';
import { ADMIN, PRACTITIONER } from '@hub/contract/catalogs/roles';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { demoteEachOther } from './demote-each-other.ts';
import { type PeopleHub, startPeopleHub } from './people-hub.ts';

const ROUNDS = count(4, 1000);
const CONTROL_ROUNDS = 20;
const SERVICE = '../../apps/server/src/features/members/member-service.ts';
const REPOSITORY = '../../apps/server/src/accounts/membership-repository.ts';
const MANAGERS = ['manager@demo.test', 'second@demo.test'] as const;
const LAKESIDE = `(select organization_id from accounts join users on users.id = user_id where email = '${MANAGERS[0]}')`;

describe.runIf(findPostgresBinaries())('two managers who end each other', TRIED_ONCE, () => {
  let hub: PeopleHub;
  const ids: string[] = [];
  const tokens: string[] = [];

  beforeAll(async () => {
    hub = await startPeopleHub(2);
    for (const email of MANAGERS) {
      ids.push(await hub.accountOf(email));
      tokens.push(await hub.tokenOf(email));
    }
    // Who has clients is not removed.
    await hub.query(`delete from clients where account_id in ('${ids.join("','")}')`);
  });
  afterAll(() => hub.close());

  const managers = async () =>
    (
      await hub.query<{ id: string }>(
        `select id from accounts where organization_id = ${LAKESIDE} and role_id = ${ADMIN} and status = 'Active'`,
      )
    ).map(({ id }) => id);
  const bothManage = () =>
    hub.query(`update accounts set role_id = ${ADMIN} where id in ('${ids.join("','")}')`);
  const [first, second] = [0, 1];
  const at = (values: string[], index: number) => values[index] ?? '';

  /** Each acts on the other at an instance of its own. Answers who is left. */
  async function race(act: (by: number, on: string) => Promise<{ status: number }>) {
    await bothManage();
    const answers = await Promise.all([act(first, at(ids, second)), act(second, at(ids, first))]);
    const left = await managers();
    expect(left).toHaveLength(1);
    const done = answers.filter(({ status }) => status < 300);
    expect(done).toHaveLength(1);
    const refused = answers.find(({ status }) => status >= 300)?.status ?? 0;
    expect([401, 403, 409]).toContain(refused);
    return { survivor: ids.indexOf(left[0] ?? ''), refused };
  }

  test('by taking the role away leave one', async () => {
    const refusals: Record<number, number> = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      const { refused } = await race((by, on) =>
        hub.call(by, changeRole, { token: at(tokens, by), id: on, body: { roleId: PRACTITIONER } }),
      );
      refusals[refused] = (refusals[refused] ?? 0) + 1;
    }
    printFigures('managers who demote each other', { rounds: ROUNDS, 'left without': 0, ...refusals });
  });

  test('by removing leave one', async () => {
    const refusals: Record<number, number> = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      const { survivor, refused } = await race((by, on) =>
        hub.call(by, removeMember, { token: at(tokens, by), id: on }),
      );
      refusals[refused] = (refusals[refused] ?? 0) + 1;
      const other = 1 - survivor;
      await hub.call(survivor, enableMember, { token: at(tokens, survivor), id: at(ids, other) });
      tokens[other] = await hub.tokenOf(MANAGERS[other] ?? '');
    }
    printFigures('managers who remove each other', { rounds: ROUNDS, 'left without': 0, ...refusals });
  });

  test('would leave none if the managers were not held until the end', async () => {
    const rules = await import(SERVICE);
    expect(await demoteEachOther(hub, ids, rules.changeRole, CONTROL_ROUNDS)).toBe(0);

    const { holdMember } = await import(REPOSITORY);
    vi.resetModules();
    vi.doMock(REPOSITORY, async (original) => ({
      ...(await original<object>()),
      // In a transaction of its own, which is over when the next step begins.
      holdMember: (_: unknown, ...which: [string, string]) => holdMember(hub.connections.system, ...which),
    }));
    const { changeRole: withoutHold } = await import(SERVICE);
    vi.doUnmock(REPOSITORY);
    vi.resetModules();
    const withoutManager = await demoteEachOther(hub, ids, withoutHold, CONTROL_ROUNDS);
    printFigures('control: without the hold', { rounds: CONTROL_ROUNDS, 'left without': withoutManager });
    expect(withoutManager).toBeGreaterThan(0);
  });
});
