import { Agent, type IncomingMessage, request } from 'node:http';
import { signIn } from '@hub/contract/auth/users/users';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/demo-data.ts';
import { basic } from '../../apps/server/test/test-hub.ts';
import { demoEmails, statusOf } from './calls.ts';

// The fifth wrong password of an email brings a delay, and an attempt counts as wrong until it proves right.
const PER_EMAIL = 4;
const UNKNOWN_EMAILS = 60;

/**
 * Sends all sign-ins at once, each on its own kept-alive connection, to the addresses in turn. Some are for unknown
 * emails, which cost a password hash as well. Resolves when the server has them all; the outcomes come later.
 */
export async function startStorm(...urls: [string, ...string[]]) {
  const agent = new Agent({ keepAlive: true });
  const people = Array.from({ length: PER_EMAIL }, () => demoEmails).flat();
  const unknownEmails = Array.from({ length: UNKNOWN_EMAILS }, (_, index) => `stranger-${index}@example.com`);
  const outcomes = Promise.all(
    [...people, ...unknownEmails].map((email, index) =>
      outcomeOf(urls[index % urls.length] ?? '', agent, email),
    ),
  );
  // Connections are taken in the order in which they come, so one that is answered shows that all before it are in.
  for (const url of [...urls, ...urls]) await statusOf(fetch(`${url}/healthz`));
  return { people: people.length, unknownEmails: unknownEmails.length, outcomes };
}

/** The status, or the reason why there is none. */
function outcomeOf(url: string, agent: Agent, email: string): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { authorization: basic(email, DEMO_PASSWORD), 'content-length': '0' };
    const sent = request(`${url}${signIn.path}`, { method: signIn.method, agent, headers });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.on('response', (answer: IncomingMessage) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve('cut off'));
    });
    sent.end();
  });
}
