import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../test/test-hub.ts';
import { createLogger } from '../logging/logger.ts';
import { MAIL_QUEUE } from '../mail/outbox.ts';
import { createEnqueue } from './enqueue.ts';
import { startQueues } from './queues.ts';

const ROUNDS = 5;
const HOUR = 60 * 60_000;
const database = await openTestDatabase();
const logger = createLogger('silent');
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

const leftIn = async (queue: string) =>
  (await database.pool.query('select from pgboss.job where name = $1', [queue])).rowCount;

test('stopping waits for a job that a worker was just fetching', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { boss, work, stop } = await startQueues(database.pool, logger);
    await createEnqueue(boss)(database.system, MAIL_QUEUE, { round });
    let finished = 0;
    const handle = async () => {
      await database.pool.query('select 1');
      finished += 1;
    };
    work({ queue: MAIL_QUEUE, handle });
    // The worker has requested a job and has no answer yet.
    await stop();
    expect([finished, await leftIn(MAIL_QUEUE)], `round ${round + 1}`).toEqual([1, 0]);
  }
});

test('a clock that is set back does not put a worker to sleep', async () => {
  const { boss, work, stop } = await startQueues(database.pool, logger);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR });
  const handled: unknown[] = [];
  work({ queue: MAIL_QUEUE, handle: async (data) => void handled.push(data) });
  vi.useRealTimers();
  await createEnqueue(boss)(database.system, MAIL_QUEUE, { told: 'in time' });
  await expect.poll(() => handled, { timeout: 10_000 }).toEqual([{ told: 'in time' }]);
  await stop();
});
