import type { ProblemCode } from '@hub/contract/http/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import { Problem } from '../http/problem.ts';

const GO_ON_WITHIN_MS = 10 * 60_000;

// Stored by the provider in its record of the interaction, so that a browser cannot write it.
const at = z.number();
/** The user who has passed the first step and may still need a code. */
const firstStep = z.object({ userId: z.uuid(), email: z.string(), at });
/** The request to the school's provider, which its answer must match. */
const schoolRequest = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), at });

type FirstStep = Omit<z.infer<typeof firstStep>, 'at'>;
export type SchoolRequest = Omit<z.infer<typeof schoolRequest>, 'at'>;

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The sign-in in progress of a browser, identified by the provider's cookie; nothing when it has expired. */
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

async function keep(interaction: Interaction, submission: Interaction['lastSubmission']): Promise<void> {
  interaction.lastSubmission = submission;
  await interaction.persist();
}

const isRecent = (kept: { at: number }) => Date.now() - kept.at < GO_ON_WITHIN_MS;

export const keepFirstStep = (interaction: Interaction, { userId, email }: FirstStep) =>
  keep(interaction, { firstStep: { userId, email, at: Date.now() } });

export function findFirstStep({ lastSubmission }: Interaction): FirstStep | undefined {
  const kept = firstStep.safeParse(lastSubmission?.firstStep);
  return kept.success && isRecent(kept.data) ? kept.data : undefined;
}

export const keepSchoolRequest = (interaction: Interaction, request: SchoolRequest) =>
  keep(interaction, { schoolRequest: { ...request, at: Date.now() } });

/** Deletes the request before its answer is checked, so that each request has one answer. */
export async function takeSchoolRequest(interaction: Interaction): Promise<SchoolRequest | undefined> {
  const kept = schoolRequest.safeParse(interaction.lastSubmission?.schoolRequest);
  if (!kept.success) return undefined;
  await keep(interaction, {});
  return isRecent(kept.data) ? kept.data : undefined;
}

/** Finishes the sign-in: the provider continues with the identified user. */
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

/** Sets the status of a refusal, and returns what the page shows of it. */
export function refusalOf(reply: FastifyReply, error: unknown): PageProblem {
  if (!(error instanceof Problem)) throw error;
  const { retryAfter } = error.details;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // Only our API uses 420; the provider's pages use standard HTTP.
  reply.code(error.status === 420 ? 429 : error.status);
  return { code: error.code, ...(retryAfter !== undefined && { retryAfter }) };
}

export const sendPage = (reply: FastifyReply, markup: string) =>
  reply.type('text/html; charset=utf-8').send(markup);
