import { randomBytes, randomUUID } from 'node:crypto';
import { openAssessment } from '@hub/contract/core/assessment/assessment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GivenForm, giveForm } from '../../apps/server/test/given-form.ts';
import { findDemoAccount, inLedger } from '../../apps/server/test/ledger.ts';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { startTestHub, type TestHub } from '../../apps/server/test/test-hub.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { seededRandom } from '../seeded-random.ts';

const GUESSES = count(150, 10_000);
const CONCURRENCY = 10;
const FORMS = 5;
const TIMED = count(50, 1000);
const SEED = 20_260_302;

let hub: TestHub;
const forms: GivenForm[] = [];
let addresses = 0;

async function open(formId: string, secret: string) {
  addresses += 1;
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const begin = performance.now();
  const answer = await fetch(`${hub.url}${openAssessment.path.replace(':formId', formId)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ secret }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - begin };
}

const random = seededRandom(SEED);
const formAt = (index: number) => forms[index % FORMS] as GivenForm;
const guessed = () => randomBytes(24).toString('base64url');

/** Changes one character of a valid secret. */
function nearly(secret: string): string {
  const place = random.below(secret.length);
  const other = secret[place] === 'A' ? 'B' : 'A';
  return `${secret.slice(0, place)}${other}${secret.slice(place + 1)}`;
}

const guesses: ((index: number) => [formId: string, secret: string])[] = [
  (index) => [formAt(index).administrationId, guessed()],
  (index) => [formAt(index).administrationId, nearly(formAt(index).secret)],
  (index) => [formAt(index).administrationId, formAt(index + 1).secret],
  (index) => [randomUUID(), formAt(index).secret],
  (index) => [formAt(index).administrationId, formAt(index).secret.toLowerCase()],
  (index) => [formAt(index).administrationId, `${formAt(index).secret}=`],
];

describe.runIf(findPostgresBinaries())('links', () => {
  beforeAll(async () => {
    hub = await startTestHub({ kind: 'postgres', environment: { TRUSTED_PROXIES: 'loopback' } });
    const account = await findDemoAccount(hub.database.system);
    for (let index = 0; index < FORMS; index += 1) {
      forms.push(await inLedger(hub.database, (db) => giveForm(db, hub.secrets.formLinks, account)));
    }
  });
  afterAll(() => hub.close());

  test(`of ${GUESSES} guesses of links none is right, and who has the right one is not kept out`, async () => {
    const tally: Record<number, number> = {};
    let own = 0;
    const guess = async (lane: number) => {
      for (let index = lane; index < GUESSES; index += CONCURRENCY) {
        const [formId, secret] = guesses[index % guesses.length]?.(index) ?? ['', ''];
        const { status } = await open(formId, secret);
        tally[status] = (tally[status] ?? 0) + 1;
        if (index % 50 === 0) {
          const { administrationId, secret: right } = formAt(index);
          expect((await open(administrationId, right)).status).toBe(200);
          own += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, lane) => guess(lane)));
    printFigures('guesses of links', {
      guesses: GUESSES,
      ...tally,
      right: 0,
      'opened by their owners meanwhile': own,
    });
    expect(Object.keys(tally).sort()).toEqual(['404', '420']);
    expect(own).toBeGreaterThan(0);
  });

  test('a wrong secret takes as long as an unknown form', async () => {
    const times = { 'wrong secret': [] as number[], 'unknown form': [] as number[] };
    for (let index = 0; index < TIMED; index += 1) {
      times['wrong secret'].push((await open(formAt(index).administrationId, guessed())).ms);
      times['unknown form'].push((await open(randomUUID(), guessed())).ms);
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const [wrong, unknown] = [median(times['wrong secret']), median(times['unknown form'])];
    printFigures('time of a refused link (ms, median)', {
      'wrong secret': wrong.toFixed(2),
      'unknown form': unknown.toFixed(2),
    });
    expect(wrong / unknown).toBeGreaterThan(0.6);
    expect(wrong / unknown).toBeLessThan(1.6);
  });
});
