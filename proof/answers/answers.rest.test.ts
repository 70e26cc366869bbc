import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyLedger } from '../../apps/server/src/features/licenses/ledger/verify-ledger.ts';
import { calmAnswers } from '../../apps/server/test/given-form.ts';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { query } from '../faults/private-postgres.ts';
import { printFigures } from '../print-figures.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { type AnswerHub, startAnswerHub } from './answer-hub.ts';
import { startBadProxy } from './bad-proxy.ts';
import { findAnswerFaults, findSettlementFaults, type Witness } from './kept-answers.ts';
import { Page } from './respondent.ts';

const RESPONDENTS = count(10, 200);
const KILLS = count(2, 100);
const RESTARTS = count(1, 20);
const DOUBLES = count(10, 1000);
const CONCURRENT_DOUBLES = 10;
const SEED = 20_260_301;
/** The longest pause before a respondent's next answer. */
const PAUSE_MS = 2 * RESPONDENTS + 40;

const items = Object.keys(calmAnswers);
const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

describe.runIf(findPostgresBinaries())('answers, at two instances', TRIED_ONCE, () => {
  let hub: AnswerHub;
  let addresses = 0;
  beforeAll(async () => {
    hub = await startAnswerHub();
  });
  afterAll(() => hub.close());

  const openPage = async (url: string, form: Awaited<ReturnType<AnswerHub['give']>>) => {
    addresses += 1;
    const page = new Page(url, form, addressOf(addresses));
    await page.open();
    return page;
  };

  /** Answers every item, some of them again and on a second device, and submits the form. */
  async function fillIn(url: string, random: Random): Promise<Witness & { repeats: number }> {
    const form = await hub.give();
    const pages = [await openPage(url, form)];
    if (random.below(4) === 0) pages.push(await openPage(url, form));
    const given: Promise<void>[] = [];
    for (const item of [...items, ...items.filter(() => random.below(3) === 0)]) {
      const page = random.pick(pages);
      given.push(page.answer(item, String(random.below(4))));
      // The next answer is given before this one is acknowledged.
      await delay(random.below(PAUSE_MS));
    }
    await Promise.all(given);
    const shown = await Promise.all(pages.map(async (page) => (await page.read()).answers));
    await random.pick(pages).submit();
    return {
      form: form.administrationId,
      acknowledged: pages.flatMap((page) => page.acknowledged),
      shown: shown as Record<string, string>[],
      repeats: pages.reduce((sum, page) => sum + page.repeats, 0),
    };
  }

  const waitUntilScored = async () => {
    for (;;) {
      const rows = await query<{ waiting: number }>(
        hub.url,
        `select count(*)::integer as waiting from administrations where state = 'submitted'`,
      );
      if (rows[0]?.waiting === 0) return;
      await delay(200);
    }
  };

  test(`of ${RESPONDENTS} respondents behind a bad network, with ${KILLS} kills and ${RESTARTS} restarts of the database, none loses an answer`, async () => {
    const proxy = await startBadProxy(hub.urlOf, SEED);
    const witnesses: Awaited<ReturnType<typeof fillIn>>[] = [];
    let isOver = false;
    const respondents = Array.from({ length: RESPONDENTS }, async (_, index) => {
      const random = seededRandom(SEED + index);
      do witnesses.push(await fillIn(proxy.url, random));
      while (!isOver);
    });
    const faults = (async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await delay((kill * 367) % 900);
        await hub.kill(kill % 2);
        const isTime = Math.floor(((kill + 1) * RESTARTS) / KILLS) > Math.floor((kill * RESTARTS) / KILLS);
        if (isTime) await hub.restartDatabase();
      }
      isOver = true;
    })();
    await Promise.all([...respondents, faults]);
    await waitUntilScored();
    proxy.close();

    const forms = witnesses.map(({ form }) => form);
    expect(await findAnswerFaults(hub.database, witnesses)).toEqual([]);
    expect(await findSettlementFaults(hub.database, forms)).toEqual([]);
    expect(await verifyLedger(hub.database.system)).toEqual([]);
    printFigures('answers through a bad network', {
      respondents: RESPONDENTS,
      kills: KILLS,
      'restarts of the database': RESTARTS,
      forms: forms.length,
      acknowledged: witnesses.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      'sent again': witnesses.reduce((sum, { repeats }) => sum + repeats, 0),
      ...proxy.counts,
      'lost or twice': 0,
    });
    expect(Math.min(...Object.values(proxy.counts)), 'every fate was met').toBeGreaterThan(0);

    // Checks the checks: each fault that they look for is made by hand and must be found.
    const [witness] = witnesses;
    if (!witness) throw new Error('nobody answered');
    const faultsAfter = async (statement: string) => {
      await query(hub.url, `begin; set local session_replication_role = replica; ${statement}; commit`);
      return (await findAnswerFaults(hub.database, [witness])).length;
    };
    const one = `administration_id = '${witness.form}' and revision = 3`;
    expect(await faultsAfter(`update answers set value = '"9"' where ${one}`)).toBeGreaterThan(0);
    expect(await faultsAfter(`delete from answers where ${one}`)).toBeGreaterThan(0);
    await query(hub.url, 'delete from score_versions; delete from reviews');
    expect(await findSettlementFaults(hub.database, forms)).toHaveLength(forms.length);
  });

  test('an answer that was overtaken would be seen to win if the hub did not look', async () => {
    const { rows } = await hub.database.pool.query(
      "select pg_get_functiondef('save_answers'::regproc) as text",
    );
    const [{ text } = { text: '' }] = rows as { text: string }[];
    const careless = text.replace('is_overtaken or exists (', 'false and exists (');
    expect(careless).not.toBe(text);
    await query(hub.url, careless);
    const proxy = await startBadProxy(hub.urlOf, SEED);
    const random = seededRandom(SEED);
    const form = await hub.give();
    const pages = [await openPage(proxy.url, form), await openPage(proxy.url, form)];
    await Promise.all(
      Array.from({ length: 60 }, () =>
        random.pick(pages).answer(random.pick(items), String(random.below(4))),
      ),
    );
    const shown = (await pages[0]?.read())?.answers as Record<string, string>;
    await query(hub.url, text);
    proxy.close();
    const acknowledged = pages.flatMap((page) => page.acknowledged);
    const witness = { form: form.administrationId, acknowledged, shown: [shown] };
    expect((await findAnswerFaults(hub.database, [witness])).join('\n')).toContain('shows');
  });

  test(`of ${DOUBLES} forms that are handed in twice at once each has one result and one use`, async () => {
    const forms: string[] = [];
    const handIn = async () => {
      const form = await hub.give();
      const pages = [await openPage(hub.urlOf(0), form), await openPage(hub.urlOf(1), form)];
      for (const [item, value] of Object.entries(calmAnswers)) await pages[0]?.answer(item, value);
      await Promise.all(pages.map((page) => page.read()));
      await Promise.all(pages.map((page) => page.submit()));
      forms.push(form.administrationId);
    };
    await Promise.all(
      Array.from({ length: CONCURRENT_DOUBLES }, async () => {
        for (let left = DOUBLES / CONCURRENT_DOUBLES; left > 0; left -= 1) await handIn();
      }),
    );
    await waitUntilScored();
    expect(forms).toHaveLength(DOUBLES);
    expect(await findSettlementFaults(hub.database, forms)).toEqual([]);
    const scored = await query<{ scored: number }>(
      hub.url,
      `select count(*)::integer as scored from administrations where state = 'scored'
         and id = any('{${forms.join()}}')`,
    );
    expect(scored).toEqual([{ scored: DOUBLES }]);
    expect(await verifyLedger(hub.database.system)).toEqual([]);
    printFigures('double submissions', { forms: DOUBLES, results: DOUBLES, uses: DOUBLES });
  });
});
