import * as z from 'zod/mini';
import { idIn } from '../../catalogs/catalog.ts';
import { reportFormats } from '../../catalogs/report-formats.ts';
import { respondents } from '../products/product.ts';

export const reportFiles = ['pdf', 'docx', 'csv'] as const;
export type ReportFile = (typeof reportFiles)[number];

export const outputFormat = idIn(reportFormats).check(
  z.describe(
    '1 Audit, 2 Complete, 3 Score, 4 InterventionTip, 5 Combined, 6 Progress, 7 Supplemental, 8 Client, 9 Response, 10 ItemLevel.',
  ),
);

/** A scored form that a report was made from. */
const reportedForm = z.strictObject({
  administrationId: z.uuid(),
  number: z.string(),
  formName: z.string(),
  productAcronym: z.string(),
  respondentName: z.string(),
  completedOn: z.iso.date(),
  scoreVersion: z.int(),
});

/** A report as lists show it. It is never changed. */
export const report = z.strictObject({
  id: z.uuid(),
  caseId: z.uuid(),
  caseName: z.string(),
  clientId: z.uuid(),
  outputFormat,
  title: z.string(),
  language: z.string(),
  hasItems: z.boolean().check(z.describe('Contains test items, and must not be released.')),
  created: z.iso.datetime(),
  createdByName: z.string(),
  forms: z.array(reportedForm),
  files: z.array(z.enum(reportFiles)).check(z.describe('What it can be downloaded as.')),
  hasNewerScore: z.boolean().check(z.describe('One of its forms was scored again since.')),
});
export type Report = z.infer<typeof report>;

/** The formats that can be made, or the reason why not. */
const offer = z.strictObject({
  outputFormat,
  reason: z.nullable(z.string()).check(z.describe('Why it cannot be made; null where it can.')),
  languages: z.array(z.string()),
  sections: z
    .array(z.strictObject({ code: z.string(), name: z.string() }))
    .check(z.describe('Those that can be left out.')),
  hasItems: z.boolean().check(z.describe('Shows items, which can be numbers instead of texts.')),
});
export type ReportOffer = z.infer<typeof offer>;

/** A scored form of the client that a report can be made from. */
const reportableForm = z.strictObject({
  ...reportedForm.shape,
  caseId: z.uuid(),
  caseName: z.string(),
  role: z.enum(respondents),
  isAccepted: z.boolean().check(z.describe('Scored although it cannot be trusted fully, as was accepted.')),
  normGroups: z.array(z.enum(['combined', 'male', 'female'])),
  offers: z.array(offer).check(z.describe('Of this form alone.')),
  combinesWith: z.array(z.uuid()).check(z.describe('Other raters of the case, with the same instrument.')),
  followedBy: z.array(z.uuid()).check(z.describe('The same form of the same person at other times.')),
});
export type ReportableForm = z.infer<typeof reportableForm>;

/** What the reports of a client can be made from. */
export const reportableForms = z.strictObject({
  canMake: z.boolean(),
  forms: z.array(reportableForm).check(z.describe('The latest first; those of all cases of the client.')),
  compared: z.array(offer).check(z.describe('Formats of several forms.')),
});
export type ReportableForms = z.infer<typeof reportableForms>;

/** The existing reports of a case, and those that can be made. */
export const caseReports = z.strictObject({
  items: z.array(report).check(z.describe('The latest first.')),
  ...reportableForms.shape,
});
export type CaseReports = z.infer<typeof caseReports>;
