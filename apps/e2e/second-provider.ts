import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { freePort } from '../server/test/free-port.ts';

const PROGRAM = fileURLToPath(new URL('./second-provider-program.ts', import.meta.url));

/** Somebody whom the second provider knows. Its page asks for the login alone. */
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
  /** Without one it is a public client, whose access tokens are JWTs for this audience: its own id. */
  secret?: string;
  /** On whatever port of localhost: the hub that uses it has none yet when the provider starts. */
  redirectPaths: string[];
  signedOutPaths?: string[];
};

export type SecondProviderSettings = { issuer: string; clients: ProviderClient[]; users: ProviderUser[] };

/** An OpenID provider that is not ours, in a process of its own, for the journeys of one file. */
export async function startSecondProvider(settings: Omit<SecondProviderSettings, 'issuer'>) {
  // Not localhost: its cookies and the hub's would be one site's.
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
