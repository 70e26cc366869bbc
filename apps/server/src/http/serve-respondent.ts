import type { AnswerOf, AnyEndpoint, InputOf } from '@hub/contract/http/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inRespondentScope, type RespondentScope } from '../db/respondent-scope.ts';
import { refusePromises } from './admit.ts';
import { formSecretOf, hashFormSecret } from './form-cookie.ts';
import { Problem } from './problem.ts';
import { readInput } from './read-input.ts';
import { cookieSetter, route, type SetCookie } from './serve.ts';

/** On whose behalf a call of a respondent goes on after its transaction. */
export type FormCaller = Omit<RespondentScope, 'db'>;

type Work<E extends AnyEndpoint, Done> = {
  /**
   * As whom it works in the database: a respondent sees the rows of the form alone. What a form cannot do to itself,
   * the system does.
   */
  actsAs?: 'respondent' | 'system';
  /** Runs in one transaction with the call's audit entry. */
  work: (input: InputOf<E> & { scope: RespondentScope; setCookie: SetCookie }) => Promise<Done>;
  /** After the commit, where an answer tells more than a respondent sees in the database. */
  answer: (done: Done, caller: FormCaller) => Promise<AnswerOf<E>>;
};

/**
 * Serves an endpoint for whoever opened a form by its link, known by the form's cookie and by nothing else. Without the
 * right one the same is asked of the database, so that it takes as long.
 */
export function serveRespondent<E extends AnyEndpoint, Done>(
  app: FastifyInstance,
  endpoint: E,
  { actsAs = 'respondent', work, answer }: Work<E, Done>,
): void {
  if (endpoint.access.who !== 'respondent') throw new Error(`${endpoint.path} is not for respondents`);
  refusePromises(endpoint);
  route(app, endpoint, async (request, reply) => {
    const call = { ...formOf(app, request), readOnly: endpoint.method === 'GET', actsAs };
    const finished = await inRespondentScope(app.database, call, async (scope) => {
      const input = readInput(endpoint, request);
      const done = await work({ ...input, scope, setCookie: cookieSetter(reply) });
      const { db, ...caller } = scope;
      return { result: { done, caller }, audit: auditEntry(endpoint, input, done, request.id) };
    });
    if (!finished) throw new Problem('form-not-open');
    return answer(finished.done, finished.caller);
  });
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

/** What the audit trail keeps of a call that has done its work. */
function auditEntry({ audit }: AnyEndpoint, input: { params: unknown }, done: unknown, requestId: string) {
  if (!audit) return undefined;
  const params = input.params as Record<string, string>;
  const recordIds = audit.ids?.(done as never, { userId: '', params }) ?? [params.formId ?? ''];
  return { action: audit.action, record: audit.record, recordIds, requestId };
}
