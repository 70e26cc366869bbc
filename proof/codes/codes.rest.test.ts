import { openAssessmentByCode } from '@hub/contract/core/assessment/assessment';
import { CODE_CHARACTERS, CODE_LENGTH } from '@hub/contract/core/assessment/form-code';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCode } from '../../apps/server/src/features/assessments/codes/form-codes.ts';
import { giveForm } from '../../apps/server/test/given-form.ts';
import { findDemoAccount, inLedger } from '../../apps/server/test/ledger.ts';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { startTestHub, type TestHub } from '../../apps/server/test/test-hub.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { seededRandom } from '../seeded-random.ts';

const GUESSES = count(300, 10_000);
const GUESSERS = count(20, 500);
const LIVE = count(5, 50);
const OWNERS = count(5, 50);
const CONCURRENCY = 10;
const SEED = 20_261_117;

let hub: TestHub;
const random = seededRandom(SEED);

/** A form of its own with a live code. */
const liveCode = async () => {
  const account = await findDemoAccount(hub.database.system);
  return inLedger(hub.database, async (db) => {
    const form = await giveForm(db, hub.secrets.formLinks, account);
    return { code: (await createCode(db, hub.secrets.formLinks, form)).code, form };
  });
};

async function type(code: string, address: string): Promise<{ status: number; formId?: string }> {
  const answer = await fetch(hub.url + openAssessmentByCode.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ code }),
  });
  const body = (await answer.json()) as { formId?: string };
  return { status: answer.status, ...(body.formId && { formId: body.formId }) };
}

const addressOf = (network: number, index: number) => `10.${network}.${index >> 8}.${index & 255}`;
const guessed = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[random.below(CODE_CHARACTERS.length)]).join('');

/** Changes one character of a valid code. */
function nearly(code: string): string {
  const place = random.below(code.length);
  const others = [...CODE_CHARACTERS].filter((character) => character !== code[place]);
  return `${code.slice(0, place)}${others[random.below(others.length)]}${code.slice(place + 1)}`;
}

/** Resets the rate limit, which is not tested here: guesses then count as coming from another network. */
const forgetCounts = () => hub.database.system.deleteFrom('rate_counters').execute();

async function inLanes(total: number, work: (index: number) => Promise<void>) {
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async (_, lane) => {
      for (let index = lane; index < total; index += CONCURRENCY) await work(index);
    }),
  );
}

describe.runIf(findPostgresBinaries())('codes', () => {
  beforeAll(async () => {
    hub = await startTestHub({ kind: 'postgres', environment: { TRUSTED_PROXIES: 'loopback' } });
  });
  afterAll(() => hub.close());
  beforeEach(forgetCounts);

  test(`of ${GUESSES} guesses none is right, and owners who type theirs meanwhile are let in`, async () => {
    const live = await Promise.all(Array.from({ length: LIVE }, liveCode));
    const owners = await Promise.all(Array.from({ length: OWNERS }, liveCode));
    const tally: Record<number, number> = {};
    const letIn: boolean[] = [];
    await inLanes(GUESSES, async (index) => {
      const near = live[index % LIVE]?.code ?? '';
      const code = index % 2 === 0 ? guessed() : nearly(near);
      const { status } = await type(code, addressOf(1, index % GUESSERS));
      tally[status] = (tally[status] ?? 0) + 1;
      const turn = index % Math.floor(GUESSES / OWNERS) === 0 ? index / Math.floor(GUESSES / OWNERS) : -1;
      const owner = owners[turn];
      if (!owner) return;
      const opened = await type(owner.code, addressOf(2, turn));
      letIn[turn] = opened.formId === owner.form.administrationId;
    });
    printFigures('codes', {
      guesses: GUESSES,
      'looked at': tally[400] ?? 0,
      'refused unlooked': tally[420] ?? 0,
      right: tally[200] ?? 0,
      'owners let in': `${letIn.filter(Boolean).length} of ${OWNERS}`,
    });
    expect(tally[200] ?? 0).toBe(0);
    expect((tally[400] ?? 0) + (tally[420] ?? 0)).toBe(GUESSES);
    expect(letIn).toEqual(Array(OWNERS).fill(true));
  });

  test('a guesser with one address is looked at ten times a minute', async () => {
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left));
    const statuses: number[] = [];
    await inLanes(50, async () => void statuses.push((await type(guessed(), addressOf(3, 1))).status));
    expect(statuses.filter((status) => status === 400).length).toBe(10);
  });

  test('control: the same guesses find a code whose last character alone is unknown', async () => {
    const { code } = await liveCode();
    const found: number[] = [];
    for (const [index, last] of [...CODE_CHARACTERS].entries()) {
      found.push((await type(code.slice(0, -1) + last, addressOf(4, index))).status);
    }
    expect(found.filter((status) => status === 200).length).toBe(1);
  });
});
