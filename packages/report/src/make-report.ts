import type { Block, ReportDocument } from '@hub/document/document';
import { auditReport } from './formats/audit.ts';
import { clientLetter } from './formats/client.ts';
import { combinedReport } from './formats/combined.ts';
import { completeReport } from './formats/complete.ts';
import { interventionTips } from './formats/intervention-tip.ts';
import { itemLevelReport } from './formats/item-level.ts';
import { progressReport } from './formats/progress.ts';
import { responseReport } from './formats/response.ts';
import { scoreReport } from './formats/score.ts';
import { supplementalReport } from './formats/supplemental.ts';
import { reasonAgainst } from './formats-for.ts';
import { languagesOf } from './languages-of.ts';
import { running } from './parts/running.ts';
import { type Reading, readInput } from './reading/reading.ts';
import type { ReportFormat, ReportInput } from './report-input.ts';

const FORMATS: Record<ReportFormat, (reading: Reading) => Block[]> = {
  Audit: auditReport,
  Complete: completeReport,
  Score: scoreReport,
  InterventionTip: interventionTips,
  Combined: combinedReport,
  Progress: progressReport,
  Supplemental: supplementalReport,
  Client: clientLetter,
  Response: responseReport,
  ItemLevel: itemLevelReport,
};

/** The document of a report. Every number in it comes from `packages/instrument`. */
export function makeReport(input: ReportInput): ReportDocument {
  const { format, forms, options, organization } = input;
  const reason = reasonAgainst(format, forms);
  if (reason !== null) throw new Error(reason);
  const isKnown = forms.some(({ definition }) => languagesOf(format, definition).includes(options.language));
  if (!isKnown) throw new Error(`This report cannot be made in ${options.language}`);
  const reading = readInput(input);
  return {
    version: 1,
    language: options.language,
    direction: reading.page.direction,
    paper: organization.paper,
    title: titleOf(reading),
    letterhead: { organization: organization.name, lines: organization.lines, logo: organization.logo },
    running: running(reading),
    blocks: FORMATS[format](reading),
  };
}

function titleOf({ input, form, words, letter }: Reading): string {
  if (input.format === 'Client') return letter.title(form.instrument);
  // On two pages a title of two lines does not fit.
  const instrument = input.format === 'Score' ? form.definition.code : form.instrument;
  return `${words.titles[input.format]}: ${instrument}`;
}
