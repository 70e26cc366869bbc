import {
  changeDueDate,
  changeRespondent,
  copyAdministrationLink,
  listAdministrations,
  listClientAdministrations,
  listGivableForms,
  readAdministration,
  readAnswers,
  resendAdministration,
  sendAdministrations,
  startAdministration,
  submitAdministration,
  withdrawAdministration,
} from '@hub/contract/core/administrations/administrations';
import type { FastifyInstance } from 'fastify';
import { pageAnswer } from '../../http/page-answer.ts';
import { serve } from '../../http/serve.ts';
import { requireClient } from '../clients/client-access.ts';
import { requireBattery } from './administration-access.ts';
import { findAdministrations, findAdministrationsOfClient } from './administration-repository.ts';
import * as service from './administration-service.ts';
import { answersOf } from './form-answers.ts';
import type { FormPost } from './form-mail.ts';
import { listGivable } from './givable-forms.ts';
import { type EndSession, startHere } from './hand-off/start-administration.ts';
import { presentAdministration } from './present-administration.ts';
import { scoreAtOnce } from './score-submission.ts';
import * as sending from './send-administrations.ts';

type Dependencies = FormPost & { endSession: EndSession };

/** The practitioner's calls about the forms of a case. */
export function administrationRoutes(app: FastifyInstance, { endSession, ...post }: Dependencies): void {
  serve(app, listGivableForms, ({ params, scope }) => listGivable(scope, params));

  serve(app, sendAdministrations, async ({ params, body, scope }) => {
    const ids = await sending.sendAdministrations(scope, post, params, body);
    const rows = await findAdministrations(scope, params.caseId, ids);
    const reader = service.readerOf(scope);
    return { items: rows.reverse().map((row) => presentAdministration(row, reader)) };
  });

  serve(app, listAdministrations, async ({ params, scope }) => {
    const { id } = await requireBattery(scope, params);
    const reader = service.readerOf(scope);
    return {
      items: (await findAdministrations(scope, id)).map((row) => presentAdministration(row, reader)),
    };
  });

  serve(app, readAdministration, ({ params, scope }) => service.readAdministration(scope, params));

  serve(app, resendAdministration, async ({ params, scope }) => {
    await service.resend(scope, post, params);
    return service.readAdministration(scope, params);
  });

  serve(app, copyAdministrationLink, async ({ params, scope }) => ({
    link: await service.copyLink(scope, post, params),
  }));

  serve(app, startAdministration, async ({ params, scope, sessionId, setCookie }) => {
    const { cookie, address } = await startHere(scope, app.formCookies, params, (db) =>
      endSession(db, sessionId),
    );
    setCookie(cookie);
    return { address };
  });

  serve(app, changeRespondent, async ({ params, body, scope }) => {
    await service.changeAddress(scope, post, params, body.email);
    return service.readAdministration(scope, params);
  });

  serve(app, withdrawAdministration, async ({ params, query, scope }) => {
    await service.withdraw(scope, params, query.reason);
    return undefined;
  });

  serve(app, changeDueDate, async ({ params, body, scope }) => {
    await service.changeDueDate(scope, params, body.dueOn);
    return service.readAdministration(scope, params);
  });

  serve(
    app,
    submitAdministration,
    async ({ params, body, scope }) => {
      await service.submit(scope, params, body.reason);
      return service.readAdministration(scope, params);
    },
    ({ organizationId, answer: { id: administrationId } }, { log }) =>
      scoreAtOnce(app.database, { organizationId, administrationId }, log),
  );

  serve(app, readAnswers, async ({ params, scope }) =>
    answersOf(scope, await service.requireAdministration(scope, params)),
  );

  serve(app, listClientAdministrations, async ({ params, query: { Page, PageSize }, scope }) => {
    const { id } = await requireClient(scope, params.id);
    const page = { page: Page, pageSize: PageSize };
    const reader = service.readerOf(scope);
    return pageAnswer(await findAdministrationsOfClient(scope, id, page), page, (row) => ({
      ...presentAdministration(row, reader),
      caseName: row.case_name,
      batteryId: row.battery_id,
    }));
  });
}
