import type { ProblemCode } from '@hub/contract/http/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import { Problem } from '../http/problem.ts';

const CODE_WITHIN_MS = 10 * 60_000;

/** Whose password was right in this interaction. Kept by the provider on our side: a browser cannot write it. */
const passwordShown = z.object({ userId: z.uuid(), email: z.string(), at: z.number() });
export type PasswordShown = Omit<z.infer<typeof passwordShown>, 'at'>;

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The sign-in that a browser is in the middle of, known by the provider's cookie; nothing when it has expired. */
export async function interactionOf(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

export async function keepPasswordShown(interaction: Interaction, shown: PasswordShown): Promise<void> {
  interaction.lastSubmission = { passwordShown: { ...shown, at: Date.now() } };
  await interaction.persist();
}

export function findPasswordShown({ lastSubmission }: Interaction): PasswordShown | undefined {
  const kept = passwordShown.safeParse(lastSubmission?.passwordShown);
  return kept.success && Date.now() - kept.data.at < CODE_WITHIN_MS ? kept.data : undefined;
}

/** Everything that was asked for was shown: the provider goes on with who it is. */
export async function finishSignIn(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
) {
  const login = { accountId: userId, remember: false };
  const next = await provider.interactionResult(
    request.raw,
    reply.raw,
    { login },
    { mergeWithLastSubmission: false },
  );
  return reply.redirect(next, 303);
}

export type PageProblem = { code: ProblemCode; retryAfter?: number };

/** Puts a refusal into the status of the answer, and gives what the page tells of it. */
export function refusalOf(reply: FastifyReply, error: unknown): PageProblem {
  if (!(error instanceof Problem)) throw error;
  const { retryAfter } = error.details;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // 420 belongs to our own services; the provider speaks plain HTTP.
  reply.code(error.status === 420 ? 429 : error.status);
  return { code: error.code, ...(retryAfter !== undefined && { retryAfter }) };
}

export const sendPage = (reply: FastifyReply, markup: string) =>
  reply.type('text/html; charset=utf-8').send(markup);
