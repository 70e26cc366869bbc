import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { activateLicense, consumeLicense } from '@hub/contract/core/licenses/licenses';
import { todayIn } from '@hub/contract/dates/today';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireFeature } from '../../apps/server/src/features/licenses/feature-lookup.ts';
import { verifyLedger } from '../../apps/server/src/features/licenses/ledger/verify-ledger.ts';
import { makeKey } from '../../apps/server/src/features/licenses/license-keys.ts';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { tokensOf } from '../faults/calls.ts';
import { type ServerProcess, serverEnvironment, startServer } from '../faults/server-process.ts';
import { printFigures } from '../print-figures.ts';
import { clerkOf, grantUses, type LedgerDatabase, openLedger } from './ledger-database.ts';

const RACES = count(2, 200);
const CALLERS = 100;
const KILLS = count(2, 100);
const WRITERS = 8;
/** An answer that another try would not change. */
class Refused extends Error {}

const PEOPLE = ['practitioner', 'second', 'manager'].map((name) => `${name}@demo.test`);

describe.runIf(findPostgresBinaries())('licenses over HTTP, at two instances', TRIED_ONCE, () => {
  let ledger: LedgerDatabase;
  const instances: ServerProcess[] = [];
  const environments: Record<string, string>[] = [];
  const tokens: string[] = [];

  beforeAll(async () => {
    ledger = await openLedger(2, 3);
    const shared = { DATABASE_URL: ledger.url, PUBLIC_URL: 'http://localhost:8080' };
    for (let index = 0; index < 2; index += 1) {
      const environment = await serverEnvironment(shared);
      environments.push(environment);
      instances.push(await startServer(environment));
    }
    for (const email of PEOPLE) tokens.push((await tokensOf(urlOf(0), email)).access_token);
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.kill()));
    await ledger.close();
  });

  const urlOf = (index: number) => instances[index % instances.length]?.url ?? '';
  const tokenOf = (index: number) => tokens[index % tokens.length] ?? '';
  const featureAt = (index: number) => ledger.featureIds[index % ledger.featureIds.length] ?? '';
  const grantAt = (featureId: string, quantity: number) =>
    grantUses(
      ledger.database,
      clerkOf(ledger.accounts[0] ?? { organizationId: '', accountId: '' }, today()),
      featureId,
      quantity,
    );
  // Lots begin on a day of the organization, which may still be yesterday there.
  const today = () => todayIn('America/Chicago', new Date());

  const consume = (url: string, token: string, sku: string, key: string) =>
    fetch(`${url}${consumeLicense.path}?productSKU=${encodeURIComponent(sku)}`, {
      method: consumeLicense.method,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    });

  const usesOf = async (featureId: string) =>
    (
      await ledger.database.pool.query<{ id: string; key: string }>(
        `select id, idempotency_key as key from license_entries where feature_id = $1 and kind = 'CONSUME'`,
        [featureId],
      )
    ).rows;

  test(`of ${CALLERS} who reach for the last use one gets it`, async () => {
    const statuses: Record<number, number> = {};
    let waits = 0;
    for (let race = 0; race < RACES; race += 1) {
      const { productFeatureId, productSKU } = await requireFeature(ledger.database.system, featureAt(race));
      await grantAt(productFeatureId, 1);
      const answers = await Promise.all(
        Array.from({ length: CALLERS }, async (_, index) => {
          const key = randomUUID();
          // A call that has waited for two seconds is answered with 503 and is repeated with the same key.
          for (;;) {
            const answer = await consume(urlOf(index), tokenOf(index), productSKU, key);
            await answer.arrayBuffer();
            if (answer.status !== 503) return answer.status;
            waits += 1;
          }
        }),
      );
      for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    }
    expect(statuses).toEqual({ 201: RACES, 409: RACES * (CALLERS - 1) });
    printFigures('races over HTTP', { races: RACES, callers: CALLERS, ...statuses, 'asked again': waits });
    expect(await verifyLedger(ledger.database.system)).toEqual([]);
  });

  test('a key that 50 activate at once becomes one license', async () => {
    const secret = ledger.licenseKeys;
    const { licenseKey } = await makeKey(ledger.database.system, secret, {
      productFeatureId: featureAt(0),
      quantity: 5,
    });
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const answer = await fetch(
          `${urlOf(index)}${activateLicense.path}?licenseKey=${encodeURIComponent(licenseKey)}`,
          { method: activateLicense.method, headers: { authorization: `Bearer ${tokenOf(index)}` } },
        );
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(await verifyLedger(ledger.database.system)).toEqual([]);
  });

  test(`no acknowledged use is lost and none is taken twice, although an instance is killed ${KILLS} times`, async () => {
    const { productFeatureId, productSKU } = await requireFeature(ledger.database.system, featureAt(1));
    await grantAt(productFeatureId, 1_000_000);
    const before = new Set((await usesOf(productFeatureId)).map(({ key }) => key));
    const entries = new Map<string, string>();
    let isOver = false;
    let repeats = 0;
    /** Each use is requested with the same key, at any instance, until the call is answered. */
    const write = async (index: number) => {
      while (!isOver) {
        const key = randomUUID();
        for (let attempt = 0; ; attempt += 1) {
          try {
            const answer = await consume(urlOf(index + attempt), tokenOf(index), productSKU, key);
            const body = (await answer.json()) as { id: string };
            if (answer.status === 201) {
              entries.set(key, body.id);
              break;
            }
            if (answer.status !== 503) throw new Refused(`a use was answered with ${answer.status}`);
          } catch (error) {
            if (error instanceof Refused) throw error;
            repeats += 1;
          }
          await delay(20);
        }
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, index) => write(index));
    for (let kill = 0; kill < KILLS; kill += 1) {
      const index = kill % 2;
      await delay((kill * 367) % 900);
      await instances[index]?.kill();
      instances[index] = await startServer(environments[index] ?? {});
    }
    isOver = true;
    await Promise.all(writers);

    const rows = (await usesOf(productFeatureId)).filter(({ key }) => !before.has(key));
    const kept = new Map(rows.map(({ id, key }) => [key, id]));
    expect(kept.size, 'no key has two entries').toBe(rows.length);
    const lost = [...entries].filter(([key, id]) => kept.get(key) !== id);
    expect(lost).toEqual([]);
    expect(rows.length, 'nothing was taken that nobody asked for').toBe(entries.size);
    expect(await verifyLedger(ledger.database.system)).toEqual([]);
    printFigures('kills at the ledger', {
      kills: KILLS,
      acknowledged: entries.size,
      repeats,
      lost: lost.length,
    });
  });
});
