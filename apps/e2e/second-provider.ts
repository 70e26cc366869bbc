import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { freePort } from '../server/test/free-port.ts';

const PROGRAM = fileURLToPath(new URL('./second-provider-program.ts', import.meta.url));

/** A user of the second provider. Its page asks for the login only. */
export type ProviderUser = {
  login: string;
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
};

export type ProviderClient = {
  id: string;
  /** A client without a secret is public, and its access tokens are JWTs whose audience is its own id. */
  secret?: string;
  /** On any port of localhost: the hub does not have a port yet when the provider starts. */
  redirectPaths: string[];
  signedOutPaths?: string[];
};

export type SecondProviderSettings = { issuer: string; clients: ProviderClient[]; users: ProviderUser[] };

/** Another OpenID provider, in a process of its own, for the journeys of one file. */
export async function startSecondProvider(settings: Omit<SecondProviderSettings, 'issuer'>) {
  // Not localhost, because cookies of the same site would be shared with the hub.
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const program = fork(PROGRAM, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  afterAll(async () => {
    if (program.exitCode === null && program.kill()) await once(program, 'exit');
  });
  program.send({ ...settings, issuer } satisfies SecondProviderSettings);
  await once(program, 'message');
  return { issuer };
}
