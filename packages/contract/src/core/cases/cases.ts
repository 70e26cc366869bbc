import * as z from 'zod/mini';
import { caseStatuses } from '../../catalogs/case-statuses.ts';
import { idIn } from '../../catalogs/catalog.ts';
import { expiringAfterReferral } from '../../fields/expiration-date.ts';
import { version } from '../../fields/version.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, pageQuery } from '../../http/page.ts';
import { notRevivedForms } from '../administrations/not-revived.ts';
import { worksWithClients } from '../clients/client-access.ts';
import { archived, restorableUntil } from '../deletion.ts';
import { caseRules, caseSummary, wholeCase } from './case.ts';
import { caseListQuery } from './case-list.ts';
import { newNote } from './case-note.ts';

const path = '/core/api/cases';
const access = worksWithClients;
const params = z.strictObject({ id: z.uuid() });

const MAX_FIRST_NOTES = 10;
export const MAX_CLOSED_PER_REQUEST = 100;

const newCase = expiringAfterReferral(
  z.strictObject({
    clientId: z.uuid(),
    ...caseRules,
    notes: z.optional(
      z
        .array(newNote)
        .check(z.maxLength(MAX_FIRST_NOTES, `A case begins with at most ${MAX_FIRST_NOTES} notes`)),
    ),
  }),
);

const changedCase = expiringAfterReferral(z.strictObject({ version, ...caseRules }));

export type NewCase = z.output<typeof newCase>;
export type ChangedCase = z.output<typeof changedCase>;

/** Required to close a case whose forms are still out. */
const withdrawOpen = z
  ._default(z.boolean(), false)
  .check(z.describe('Withdraw the forms that are still out. Without it such a case is not closed.'));

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

export const listCases = endpoint({
  method: 'GET',
  path,
  summary: 'The cases of the signed-in practitioner, a page at a time.',
  access,
  query: caseListQuery,
  answer: pageOf(caseSummary),
  audit: { action: 'list', record: 'case', ids: idsOf },
});

const someCases = z.strictObject({ items: z.array(caseSummary), totalItems: z.int() });

export const listCasesNeedingAction = endpoint({
  method: 'GET',
  path: `${path}/needing-action`,
  summary: 'What waits for the practitioner: how many cases of each kind, and the first of them.',
  access,
  answer: z.strictObject({ expiring: someCases, expired: someCases }),
  audit: {
    action: 'list',
    record: 'case',
    ids: ({ expiring, expired }) => [...idsOf(expiring), ...idsOf(expired)],
  },
});

export const createCase = endpoint({
  method: 'POST',
  path,
  summary: 'Open a case for a client, with its first notes, all or nothing.',
  access,
  body: newCase,
  status: 201,
  answer: wholeCase,
  problems: ['not-found', 'client-deleted'],
  audit: { action: 'create', record: 'case', ids: ({ id }) => [id] },
  idempotent: true,
});

export const readCase = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Read a case.',
  access,
  params,
  answer: wholeCase,
  problems: ['not-found', 'case-deleted'],
  audit: { action: 'read', record: 'case' },
});

export const updateCase = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change what a case says. A closed one is reopened first.',
  access,
  params,
  body: changedCase,
  answer: wholeCase,
  problems: ['not-found', 'case-deleted', 'case-closed', 'version-conflict'],
  audit: { action: 'update', record: 'case' },
});

export const deleteCase = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary:
    'Delete a case. What is out with it is paused. For 30 days it can be restored; then it is gone for good, unless something in it was scored or critical answers are unread: then it is kept in the archive.',
  access,
  params,
  status: 204,
  answer: z.undefined(),
  problems: ['not-found', 'case-deleted', 'case-closed'],
  audit: { action: 'delete', record: 'case' },
});

export const restoreCase = endpoint({
  method: 'POST',
  path: `${path}/:id/restore`,
  summary: 'Take the deletion of a case back. What was out with it is revived.',
  access,
  params,
  answer: z.extend(wholeCase, { notRevived: notRevivedForms }),
  problems: ['not-found'],
  audit: { action: 'restore', record: 'case' },
});

const deletedCase = z.strictObject({
  id: z.uuid(),
  caseName: z.string(),
  clientName: z.string(),
  referralDate: z.iso.date(),
  deleted: z.iso.datetime(),
  restorableUntil,
});

export type DeletedCase = z.infer<typeof deletedCase>;

export const listDeletedCases = endpoint({
  method: 'GET',
  path: `${path}/deleted`,
  summary: 'The deleted cases that can be restored, the latest deletion first.',
  access,
  query: z.strictObject({ ...pageQuery, ClientId: z.optional(z.uuid()), Archived: archived }),
  answer: pageOf(deletedCase),
  audit: { action: 'list deleted', record: 'case', ids: idsOf },
});

export const updateCaseStatus = endpoint({
  method: 'PUT',
  path: `${path}/:id/update-status`,
  summary: 'Close a case, or reopen it as what it was. The same status again changes nothing.',
  access,
  params,
  body: z.strictObject({ status: idIn(caseStatuses), withdrawOpen }),
  answer: wholeCase,
  problems: ['not-found', 'case-deleted', 'status-refused', 'forms-out'],
  audit: { action: 'update status', record: 'case' },
});

const caseIds = z
  .array(z.uuid())
  .check(
    z.minLength(1, 'Name at least one case'),
    z.maxLength(MAX_CLOSED_PER_REQUEST, `Close at most ${MAX_CLOSED_PER_REQUEST} cases at once`),
  );

export const closeCases = endpoint({
  method: 'POST',
  path: `${path}/close`,
  summary: 'Close several cases, all or nothing. One that is closed already stays so.',
  access,
  body: z.strictObject({ caseIds, withdrawOpen }),
  answer: z.strictObject({
    closed: z.array(z.uuid()).check(z.describe('Those that were not closed before.')),
  }),
  problems: ['not-found', 'forms-out'],
  audit: { action: 'close', record: 'case', ids: ({ closed }) => closed },
});
