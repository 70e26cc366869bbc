import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { freePort } from '../../apps/server/test/free-port.ts';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { basic } from '../../apps/server/test/test-hub.ts';
import { callSignIn, statusOf } from './calls.ts';
import { query, startPrivatePostgres } from './private-postgres.ts';
import { serverEnvironment, startServer } from './server-process.ts';

const OWNER = 'second@demo.test';

test.runIf(findPostgresBinaries())(
  'a database that goes away while a mail is being delivered does not end the process',
  async () => {
    const mail = await startMailServer();
    const postgres = await startPrivatePostgres();
    const url = await postgres.createDatabase('hub');
    const SMTP_URL = `smtp://127.0.0.1:${mail.port}`;
    const server = await startServer(
      await serverEnvironment({ DATABASE_URL: url, SEED_DEMO: 'on', SMTP_URL }),
    );

    await lock(server.url, url);
    await mail.arriving;
    await postgres.stop();
    mail.accept();
    // Long enough for the delivery to end, and for storing its result to fail.
    await delay(2000);
    expect(server.exitCode()).toBeUndefined();

    await postgres.start();
    await delay(1000);
    expect(await statusOf(callSignIn(server.url, 'practitioner@demo.test'))).toBe(200);
    expect(await server.stop()).toBe(0);
    mail.close();
  },
);

/** A mail server that holds the first mail until it is told to accept it. */
async function startMailServer() {
  const port = await freePort();
  let arrived = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  let accept = () => {};
  const accepted = new Promise<void>((resolve) => {
    accept = resolve;
  });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        arrived();
        void accepted.then(() => done());
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  return { port, arriving, accept, close: () => smtp.close() };
}

/** Ten wrong passwords, without the waits between them: the owner gets a mail. */
async function lock(serverUrl: string, databaseUrl: string) {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const headers = { authorization: basic(OWNER, 'wrong') };
    expect(await statusOf(fetch(`${serverUrl}/auth/api/users/sign-in`, { method: 'POST', headers }))).toBe(
      401,
    );
    await query(databaseUrl, 'set role hub_system; update password_attempts set not_before = now()');
  }
}
