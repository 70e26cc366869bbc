import { createEnqueue } from '../jobs/enqueue.ts';
import { startQueues } from '../jobs/queues.ts';
import { createLogger } from '../logging/logger.ts';
import { findUndelivered, sendUndelivered } from '../mail/undelivered-mail.ts';
import type { Command, Work } from './command.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const undeliveredMailCommand: Command = {
  usage: 'usage: npm run mail:undelivered [-- --retry (all | ID …)]\n',
  read([flag, ...wanted]) {
    if (flag === undefined) return list;
    if (flag !== '--retry' || wanted.length === 0) return undefined;
    if (wanted.length === 1 && wanted[0] === 'all') return retry('all');
    return wanted.every((id) => UUID.test(id)) ? retry(wanted) : undefined;
  },
};

const list: Work = async ({ database, secrets, terminal }) => {
  const mails = await findUndelivered(database.system, secrets.mail);
  for (const { id, to, subject, reason, since } of mails) {
    terminal.print(`${id}  ${since.toISOString()}  ${to}  "${subject}"  ${JSON.stringify(reason)}\n`);
  }
  terminal.print(`${mails.length} undelivered. To send again: npm run mail:undelivered -- --retry all\n`);
  return 0;
};

function retry(wanted: 'all' | string[]): Work {
  return async ({ database, secrets, terminal }) => {
    const ids =
      wanted === 'all' ? (await findUndelivered(database.system, secrets.mail)).map(({ id }) => id) : wanted;
    const queues = await startQueues(database.pool, createLogger('silent'));
    const sent = await sendUndelivered(database, createEnqueue(queues.boss), ids);
    await queues.stop();
    terminal.print(`${sent.length} put into the queue again; the running server sends them.\n`);
    const missing = wanted === 'all' ? [] : wanted.filter((id) => !sent.includes(id.toLowerCase()));
    for (const id of missing) terminal.complain(`There is no undelivered mail ${id}.\n`);
    return missing.length > 0 ? 1 : 0;
  };
}
