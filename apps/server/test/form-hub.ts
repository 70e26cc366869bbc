import { randomUUID } from 'node:crypto';
import { openAssessment, saveAnswers, submitAssessment } from '@hub/contract/core/assessment/assessment';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { afterAll, beforeAll, expect } from 'vitest';
import { verifyLedger } from '../src/features/licenses/ledger/verify-ledger.ts';
import { call } from './call.ts';
import { calmAnswers, type FormOptions, type GivenForm, giveForm } from './given-form.ts';
import { findDemoAccount, inLedger, type LedgerAccount } from './ledger.ts';
import { startTestHub, type TestHub } from './test-hub.ts';

type Sent = { body?: unknown; params?: Record<string, string>; headers?: Record<string, string> };
type Answer = { item: string; value: unknown; seconds?: number; number?: number; seen?: number };

/** A hub whose practitioner has forms out. Verifies the ledger at the end. */
export function useFormHub() {
  const own = { hub: {} as TestHub, token: '', account: {} as LedgerAccount };
  beforeAll(async () => {
    own.hub = await startTestHub({ environment: { TRUSTED_PROXIES: 'loopback' } });
    own.token = await own.hub.signIn('practitioner@demo.test');
    own.account = await findDemoAccount(own.hub.database.system);
  });
  afterAll(async () => {
    const differences = await verifyLedger(own.hub.database.system);
    await own.hub.close();
    expect(differences, 'the ledger is sound').toEqual([]);
  });

  const give = (options?: FormOptions): Promise<GivenForm> =>
    inLedger(own.hub.database, (db) => giveForm(db, own.hub.secrets.formLinks, own.account, options));

  const rowOf = ({ administrationId }: GivenForm) =>
    own.hub.database.system
      .selectFrom('administrations')
      .selectAll()
      .where('id', '=', administrationId)
      .executeTakeFirstOrThrow();

  const eventsOf = async ({ administrationId }: GivenForm) => {
    const events = await own.hub.database.system
      .selectFrom('administration_events')
      .select(['kind', 'detail'])
      .where('administration_id', '=', administrationId)
      .orderBy('at')
      .execute();
    return events.map(({ kind, detail }) => (detail ? `${kind}: ${detail}` : kind));
  };

  /** The outcome of the form's held use. */
  const useOf = async ({ administrationId }: GivenForm) => {
    const { outcome } = await own.hub.database.system
      .selectFrom('license_holds')
      .select('outcome')
      .where('administration_id', '=', administrationId)
      .executeTakeFirstOrThrow();
    return outcome ?? 'held';
  };

  /** The parameters of a practitioner's calls about the form. */
  const paramsOf = async ({ administrationId, caseId }: GivenForm) => {
    const { battery_id } = await own.hub.database.system
      .selectFrom('cases')
      .select('battery_id')
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
    return { caseId, batteryId: battery_id, id: administrationId };
  };

  /** A call of the form's practitioner. */
  const practice = async (form: GivenForm, endpoint: AnyEndpoint, body?: object) =>
    call(own.hub, endpoint, { token: own.token, params: await paramsOf(form), ...(body && { body }) });

  const submitted = async (options?: FormOptions, answers = calmAnswers, seconds = 3): Promise<GivenForm> => {
    const form = await give(options);
    const device = await openDevice(own.hub, form);
    await device.answerAll(answers, seconds);
    await device.submit();
    return form;
  };

  const auditOf = ({ headers }: { headers: Headers }) =>
    own.hub.database.system
      .selectFrom('audit_entries')
      .select(['caller', 'action', 'record_ids', 'respondent_id', 'account_id'])
      .where('request_id', '=', headers.get('x-request-id'))
      .execute();

  return Object.assign(own, {
    give,
    rowOf,
    eventsOf,
    useOf,
    openLink: (form: LinkedForm, address?: string) => openLink(own.hub, form, address),
    auditOf,
    paramsOf,
    practice,
    submitted,
    device: (form: GivenForm) => openDevice(own.hub, form),
  });
}

/** Opening is limited by address, so every respondent has a different one. */
const someAddress = () => Array.from({ length: 4 }, () => Math.floor(Math.random() * 250) + 1).join('.');

export const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';

/** The status and code of a refusal, without the fields. */
export const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

type LinkedForm = Pick<GivenForm, 'administrationId' | 'secret'>;

const openLink = (hub: TestHub, { administrationId, secret }: LinkedForm, address = someAddress()) =>
  call(hub, openAssessment, {
    params: { formId: administrationId },
    body: { secret },
    headers: { 'x-forwarded-for': address },
  });

export type Device = Awaited<ReturnType<typeof openDevice>>;

/**
 * Simulates a page that opened a form by its link: it numbers its answers and remembers the last revision it has seen.
 */
export async function openDevice(hub: TestHub, form: LinkedForm) {
  const opened = await openLink(hub, form);
  const cookie = cookieOf(opened);
  const device = randomUUID();
  let number = 0;
  let seen: number = opened.body.current?.revision ?? 0;
  const send = (endpoint: AnyEndpoint, { params, headers, ...sent }: Sent = {}) =>
    call(hub, endpoint, {
      params: { formId: form.administrationId, ...params },
      headers: { cookie, ...headers },
      ...sent,
    });
  return {
    opened,
    cookie,
    device,
    call: send,
    save: async (...answers: Answer[]) => {
      const numbered = answers.map((answer) => {
        number += 1;
        return { number, seen, ...answer };
      });
      const answer = await send(saveAnswers, { body: { device, answers: numbered } });
      seen = answer.body.revision ?? seen;
      return answer;
    },
    answerAll: async (answers: Record<string, string> = calmAnswers, seconds = 3) => {
      const sent = Object.entries(answers).map(([item, value]) => {
        number += 1;
        return { number, seen, item, value, seconds };
      });
      const answer = await send(saveAnswers, { body: { device, answers: sent } });
      seen = answer.body.revision;
      return answer;
    },
    submit: (revision = seen) => send(submitAssessment, { body: { revision } }),
  };
}
