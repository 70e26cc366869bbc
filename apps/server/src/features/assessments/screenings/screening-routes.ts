import { DUE_AFTER_BUSINESS_DAYS } from '@hub/contract/core/administrations/new-administrations';
import type { ScreeningForm } from '@hub/contract/core/screenings/screening';
import {
  createScreening as create,
  exportScreening,
  listScreeningForms,
  listScreenings,
  previewScreening,
  readScreening,
  remindScreening as remind,
} from '@hub/contract/core/screenings/screenings';
import { hintDate } from '@hub/contract/dates/hint-date';
import type { FastifyInstance } from 'fastify';
import { pageAnswer } from '../../../http/page-answer.ts';
import { organizationDay } from '../../../http/reader-day.ts';
import { serve } from '../../../http/serve.ts';
import { serveDownload } from '../../../http/serve-download.ts';
import { findOffered, type OfferedForm } from '../givable-forms.ts';
import { createScreening } from './create-screening.ts';
import { beginScreeningExport } from './export-screening.ts';
import { planScreening } from './plan-screening.ts';
import { remindScreening } from './remind-screening.ts';
import { findScreened, findScreenings, presentScreening, requireScreening } from './screening-repository.ts';

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`;

const presentForm = (form: OfferedForm): ScreeningForm => ({
  formId: form.formId,
  name: form.name,
  productAcronym: form.productAcronym,
  role: form.role,
  languages: form.languages,
  usesLeft: form.usesLeft,
  refusal: !form.qualification.isMet ? 'not-qualified' : form.usesLeft === 0 ? 'no-use-left' : null,
});

/** One form for many clients. */
export function screeningRoutes(app: FastifyInstance): void {
  serve(app, listScreeningForms, async ({ scope }) => ({
    forms: (await findOffered(scope)).filter(({ role }) => role !== 'clinician').map(presentForm),
    dueOn: hintDate(organizationDay(scope.timeZone), DUE_AFTER_BUSINESS_DAYS),
  }));

  serve(app, previewScreening, async ({ body, scope }) => {
    const { form, included, leftOut } = await planScreening(scope, body);
    return {
      included: included.map(({ client, person, consent }) => ({
        clientId: client.id,
        clientName: nameOf(client),
        respondentName: `${person.firstName} ${person.lastName}`,
        email: person.email,
        hasConsent: consent !== undefined,
      })),
      leftOut: leftOut.map(({ client, reason }) => ({
        clientId: client.id,
        clientName: nameOf(client),
        reason,
      })),
      usesLeft: form.usesLeft,
    };
  });

  serve(app, create, async ({ body, scope }) => requireScreening(scope, await createScreening(scope, body)));

  serve(app, listScreenings, async ({ query: { Page, PageSize }, scope }) => {
    const page = { page: Page, pageSize: PageSize };
    return pageAnswer(await findScreenings(scope, page), page, presentScreening);
  });

  serve(app, readScreening, async ({ params: { id }, scope }) => ({
    ...(await requireScreening(scope, id)),
    clients: await findScreened(scope, id),
  }));

  serve(app, remind, async ({ params: { id }, scope }) => ({ forms: await remindScreening(scope, id) }));

  serveDownload(app, exportScreening, ({ params: { id }, scope }) => beginScreeningExport(scope, id));
}
