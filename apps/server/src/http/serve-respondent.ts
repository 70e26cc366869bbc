import type { AnswerOf, AnyEndpoint, InputOf } from '@hub/contract/http/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FormCall, inRespondentScope, type RespondentScope } from '../db/respondent-scope.ts';
import { refusePromises } from './admit.ts';
import { formSecretOf, hashFormSecret } from './form-cookie.ts';
import { Problem } from './problem.ts';
import { readInput } from './read-input.ts';
import { cookieSetter, route, type SetCookie } from './serve.ts';

/** The form of a completed call. */
type ServedForm = Pick<RespondentScope, 'organizationId' | 'administrationId'>;

type RespondentWork<E extends AnyEndpoint> = InputOf<E> & {
  scope: RespondentScope;
  /** The hash of the secret in the cookie. */
  secretHash: Buffer;
  setCookie: SetCookie;
};

type Options<E extends AnyEndpoint> = {
  afterCommit?: (form: ServedForm, request: FastifyRequest) => Promise<void>;
  /** Tried first if the input is valid. If it returns nothing, the handler runs. */
  shortcut?: (call: FormCall, input: InputOf<E>) => Promise<AnswerOf<E> | undefined>;
};

/**
 * Serves an endpoint for the respondent of a form, identified only by the form's cookie. The work and its audit entry
 * are one transaction that sees only the rows of that form. A call without the right cookie makes the same query, so
 * that it takes as long.
 */
export function serveRespondent<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (work: RespondentWork<E>) => Promise<AnswerOf<E>>,
  { afterCommit, shortcut }: Options<E> = {},
): void {
  if (endpoint.access.who !== 'respondent') throw new Error(`${endpoint.path} is not for respondents`);
  refusePromises(endpoint);
  if (shortcut && endpoint.audit) throw new Error(`${endpoint.path} would leave no entry in the trail`);
  route(app, endpoint, async (request, reply) => {
    const form = formOf(app, request);
    const sound = shortcut && soundInput(endpoint, request);
    const early = sound && (await shortcut?.(form, sound));
    if (early) return early;
    const readOnly = endpoint.method === 'GET';
    const finished = await inRespondentScope(app.database, { ...form, readOnly }, async (scope) => {
      const input = readInput(endpoint, request);
      const { secretHash } = form;
      const answer = await handler({ ...input, scope, secretHash, setCookie: cookieSetter(reply) });
      return { result: { answer, scope }, audit: auditEntry(endpoint, { input, answer }, request.id) };
    });
    if (!finished) throw new Problem('form-not-open');
    await afterCommit?.(finished.scope, request);
    return finished.answer;
  });
}

/** The input, if valid. Faults are reported only to a caller who has the form open, so not here. */
function soundInput<E extends AnyEndpoint>(endpoint: E, request: FastifyRequest): InputOf<E> | undefined {
  try {
    return readInput(endpoint, request);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

const NO_FORM = '00000000-0000-0000-0000-000000000000';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function formOf(app: FastifyInstance, request: FastifyRequest) {
  const { formId = '' } = request.params as Record<string, string>;
  return {
    secretHash: hashFormSecret(app.formCookies, formSecretOf(request)),
    administrationId: UUID.test(formId) ? formId : NO_FORM,
  };
}

type Done<E extends AnyEndpoint> = { input: InputOf<E>; answer: AnswerOf<E> };

/** The audit entry of a completed call. */
function auditEntry<E extends AnyEndpoint>({ audit }: E, { input, answer }: Done<E>, requestId: string) {
  if (!audit) return undefined;
  const params = input.params as Record<string, string>;
  const recordIds = audit.ids?.(answer, { userId: '', params }) ?? [params.formId ?? ''];
  return { action: audit.action, record: audit.record, recordIds, requestId };
}
