import type { AnswerOf, AnyEndpoint, InputOf } from '@hub/contract/http/endpoint';
import { ORGANIZATION_HEADER } from '@hub/contract/http/organization-header';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditEntry, Scope, TokenSession } from '../db/request-scope.ts';
import { Problem } from './problem.ts';

export const bearerOf = ({ authorization = '' }: { authorization?: string | undefined }) =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1];

/** The session of a call's bearer token. Only the database shows whether it is alive. */
export async function sessionOf(app: FastifyInstance, request: FastifyRequest): Promise<TokenSession> {
  const token = bearerOf(request.headers);
  const session = token ? await app.verifyToken(token) : undefined;
  if (!session) throw new Problem('not-signed-in');
  return session;
}

/** What the database needs to know of a call: its session, its access, and whether it only reads. */
export const callOf = (
  { access, method }: AnyEndpoint,
  session: TokenSession,
  readOnly = method === 'GET',
) => ({
  ...session,
  readOnly,
  actsAs: access.who === 'signed-in' ? access.actsAs : 'member',
});

export function requireAccess(
  { access }: AnyEndpoint,
  scope: Scope,
  { headers }: Pick<FastifyRequest, 'headers'>,
): void {
  if (access.who !== 'signed-in') return;
  const shown = headers[ORGANIZATION_HEADER];
  if (shown !== undefined && shown !== scope.organizationId) throw new Problem('organization-switched');
  if (!scope.emailConfirmed && !access.unconfirmedEmail) throw new Problem('email-not-confirmed');
  if (scope.twoFactorRequired && !scope.twoFactorEnabled && !access.withoutTwoFactor) {
    throw new Problem('two-factor-needed');
  }
  if (access.roles !== 'any' && !access.roles.includes(scope.roleId)) throw new Problem('role-not-allowed');
}

/** Throws if an endpoint declares something that the function serving it does not support. */
export function refusePromises(
  { path, ...endpoint }: AnyEndpoint,
  kept: readonly ('callsPerMinute' | 'idempotent')[] = [],
): void {
  for (const promise of ['callsPerMinute', 'idempotent'] as const) {
    if (endpoint[promise] && !kept.includes(promise)) {
      throw new Error(`${path} promises ${promise}, which is not kept where it is served`);
    }
  }
}

type Done<E extends AnyEndpoint> = { input: InputOf<E>; answer: AnswerOf<E>; scope: Scope };

/** The audit entry of a completed call. */
export function auditEntry<E extends AnyEndpoint>(
  { audit }: E,
  { input, answer, scope }: Done<E>,
  requestId: string,
): AuditEntry | undefined {
  if (!audit) return undefined;
  const params = input.params as Record<string, string>;
  const recordIds = audit.ids?.(answer, { userId: scope.userId, params }) ?? [params.id ?? ''];
  return { action: audit.action, record: audit.record, recordIds, requestId };
}
