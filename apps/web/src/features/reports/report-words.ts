import { labelOf } from '@hub/contract/catalogs/catalog';
import { reportFormats } from '@hub/contract/catalogs/report-formats';
import type { NewReport } from '@hub/contract/core/reports/new-report';
import type { Report, ReportableForm, ReportFile } from '@hub/contract/core/reports/report';
import { displayDate } from '@hub/contract/dates/date-display';

/** The name and the purpose of each format. */
const formats: Record<string, { name: string; about: string }> = {
  Audit: {
    name: 'Audit',
    about: 'What happened to the form: sent, opened, answered, corrected and scored, with times.',
  },
  Complete: {
    name: 'Complete',
    about: 'Everything: validity, profile, scores in words, answers and recommendations.',
  },
  Score: { name: 'Score', about: 'Profile and scores with intervals, on two pages at most.' },
  InterventionTip: {
    name: 'Recommendations',
    about: 'What helps at home, at school and in the clinic, by what stands out.',
  },
  Combined: {
    name: 'Combined',
    about: 'Two to five raters side by side: where they agree and where they differ.',
  },
  Progress: {
    name: 'Progress',
    about: 'One form of one respondent over time, with what has changed reliably.',
  },
  Supplemental: {
    name: 'Supplemental',
    about: 'Other norm groups, supplementary scales and statistics of the items.',
  },
  Client: {
    name: 'Letter to the family',
    about: 'Plain words, strengths first, no numbers, and what comes next.',
  },
  Response: { name: 'Responses', about: 'Every item with the answer as given, in the order of the form.' },
  ItemLevel: {
    name: 'Item level',
    about: 'Every item with its weight in each scale and what the answer counts.',
  },
};

const formatOf = (outputFormat: number) => formats[labelOf(reportFormats, outputFormat) ?? ''];
export const formatName = (outputFormat: number) => formatOf(outputFormat)?.name ?? '';
export const formatAbout = (outputFormat: number) => formatOf(outputFormat)?.about ?? '';

export const fileNames: Record<ReportFile, string> = { pdf: 'PDF', docx: 'Word', csv: 'CSV' };

/** The forms that a report was made of. */
export const formsInWords = ({ forms }: Pick<Report, 'forms'>) =>
  forms
    .map(({ productAcronym, formName, respondentName }) => `${productAcronym} ${formName}, ${respondentName}`)
    .join('; ');

/** The label of a scored form in a list of choices. */
export const reportableTitle = ({ productAcronym, formName, respondentName, completedOn }: ReportableForm) =>
  `${productAcronym} ${formName}, ${respondentName}, ${displayDate(completedOn)}`;

/** The default options of a report. */
export const usualOptions: NewReport['options'] = {
  language: 'en',
  leftOut: [],
  normGroup: null,
  interval: 95,
  initialsOnly: false,
  itemTexts: true,
  scores: false,
  alertNotes: false,
  reader: 'family',
  opening: { html: '', text: '' },
  knowsValidity: false,
};
