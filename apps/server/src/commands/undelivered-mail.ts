import { createEnqueue } from '../jobs/enqueue.ts';
import { startQueues } from '../jobs/queues.ts';
import { createLogger } from '../logging/logger.ts';
import { findUndelivered, sendUndelivered } from '../mail/undelivered-mail.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'usage: npm run mail:undelivered [-- --retry (all | ID …)]\n';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const [flag, ...wanted] = process.argv.slice(2);
const isAll = wanted.length === 1 && wanted[0] === 'all';
const areIds = wanted.length > 0 && wanted.every((id) => UUID.test(id));
if (flag !== undefined && !(flag === '--retry' && (isAll || areIds))) {
  process.stderr.write(USAGE);
  process.exit(2);
}

await runCommand(async ({ database, secrets }) => {
  const mails = await findUndelivered(database.system, secrets.mail);
  if (flag === undefined) {
    for (const { id, to, subject, reason, since } of mails) {
      process.stdout.write(`${id}  ${since.toISOString()}  ${to}  "${subject}"  ${JSON.stringify(reason)}\n`);
    }
    process.stdout.write(
      `${mails.length} undelivered. To send again: npm run mail:undelivered -- --retry all\n`,
    );
    return 0;
  }
  const queues = await startQueues(database.pool, createLogger('silent'));
  const sent = await sendUndelivered(
    database,
    createEnqueue(queues.boss),
    isAll ? mails.map(({ id }) => id) : wanted,
  );
  await queues.stop();
  process.stdout.write(`${sent.length} put into the queue again; the running server sends them.\n`);
  const missing = isAll ? [] : wanted.filter((id) => !sent.includes(id.toLowerCase()));
  for (const id of missing) process.stderr.write(`There is no undelivered mail ${id}.\n`);
  return missing.length > 0 ? 1 : 0;
});
