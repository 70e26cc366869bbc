import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-hub.ts';
import { createLogger } from '../logging/logger.ts';
import { MAIL_QUEUE, mailQueues } from '../mail/outbox.ts';
import { createEnqueue } from './enqueue.ts';
import { startQueues } from './queues.ts';

const ROUNDS = 5;
const database = await openTestDatabase();
afterAll(() => database.close());

test('stopping waits for a job that a worker was just fetching', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { boss, stop } = await startQueues(database.pool, createLogger('silent'), mailQueues);
    await createEnqueue(boss)(database.system, MAIL_QUEUE, { round });
    let finished = 0;
    await boss.work(MAIL_QUEUE, async () => {
      await database.pool.query('select 1');
      finished += 1;
    });
    // The worker has asked for a job and has no answer yet.
    await stop();
    const left = await database.pool.query("select id from pgboss.job where name = $1 and state = 'active'", [
      MAIL_QUEUE,
    ]);
    expect([finished, left.rows], `round ${round + 1}`).toEqual([1, []]);
  }
});
