import { readNewcomer } from '@hub/contract/auth/users/newcomer';
import type { FastifyInstance } from 'fastify';
import { bearerOf } from '../../http/admit.ts';
import { Problem } from '../../http/problem.ts';
import { servePublic } from '../../http/serve.ts';
import type { Newcomer, NewcomerReader } from './newcomer.ts';

type Dependencies = { newcomerOf: NewcomerReader; providerLabel: string };

export function newcomerRoutes(app: FastifyInstance, { newcomerOf, providerLabel }: Dependencies): void {
  servePublic(app, readNewcomer, async ({ headers }) => {
    const newcomer = await newcomerIn(headers, newcomerOf);
    if (!newcomer) throw new Problem('newcomer-refused');
    const { email, firstName = '', lastName = '' } = newcomer;
    return { email, firstName, lastName, provider: providerLabel };
  });
}

/** The person of a call's registration token; nothing without a token. */
export async function newcomerIn(
  headers: { authorization?: string | undefined },
  newcomerOf: NewcomerReader,
): Promise<Newcomer | undefined> {
  if (headers.authorization === undefined) return undefined;
  const token = bearerOf(headers);
  const newcomer = token ? await newcomerOf(token) : undefined;
  if (!newcomer) throw new Problem('newcomer-refused');
  return newcomer;
}
