import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportDocument } from '@hub/document/document';
import { type Definition, definition as published } from '@hub/instrument/definition';
import type { Answers } from '@hub/instrument/filled-form';
import { itemsOf } from '@hub/instrument/look-up';
import { type ScoreInput, score } from '@hub/instrument/score';
import { makeReport } from '@hub/report/make-report';
import type { ReportInput } from '@hub/report/report-input';
import { demoContentFolder } from '../../paths.ts';
import { type SamplePerson, samplePeople } from './sample-people.ts';

const SAMPLE = 'Sample report. The person, the answers and the practice are made up.';
const COMPLETED_ON = '2026-03-04';
const MADE_ON = '2026-03-06';
const SECONDS = 4;

/** Beside the products that name them. */
export const samplesFolder = join(demoContentFolder, 'products', 'samples');
/** The hash of the document that each file was drawn from. */
export const hashesFile = join(samplesFolder, 'hashes.json');

export const readDefinition = (name: string): Definition =>
  published.parse(JSON.parse(readFileSync(join(demoContentFolder, 'instruments', `${name}.json`), 'utf8')));

export type Sample = { name: string; document: ReportDocument };

/** A Complete report for each instrument of the demonstration, about a made-up person and without item texts. */
export const sampleReports = (): Sample[] =>
  samplePeople.map((person) => {
    const document = makeReport(inputOf(person, readDefinition(person.name)));
    return {
      name: person.name,
      document: { ...document, running: { ...document.running, warning: SAMPLE } },
    };
  });

/** The hash that shows whether a sample is outdated. */
export const hashOfSample = ({ document }: Sample): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex');

function inputOf(person: SamplePerson, definition: Definition): ReportInput {
  const { client, form, respondent, referralReason } = person;
  const answers = answersOf(person, definition);
  const input: ScoreInput = {
    form,
    answers,
    birthDate: client.birthDate,
    sex: client.sex,
    completedOn: COMPLETED_ON,
    normGroup: 'combined',
    timings: Object.fromEntries(Object.keys(answers).map((item) => [item, SECONDS])),
  };
  return {
    format: 'Complete',
    client,
    practitioner: { name: 'Dr. Quinn Example', credentials: 'Psychologist', signature: null },
    organization: {
      name: 'Sample Practice',
      lines: ['1 Example Street', 'Sampleton'],
      logo: null,
      paper: 'letter',
      timeZone: 'UTC',
    },
    madeOn: MADE_ON,
    caseName: 'Sample',
    referralReason,
    forms: [
      {
        number: 'A-1',
        definition,
        input,
        result: score(definition, input),
        accepted: null,
        versionNumber: 1,
        contentHash: '',
        respondent,
        language: 'en',
        corrections: [],
        history: [],
      },
    ],
    options: {
      language: 'en',
      sections: 'all',
      normGroup: null,
      interval: 90,
      initialsOnly: false,
      itemTexts: false,
      scores: false,
      reader: 'family',
      opening: [],
    },
  };
}

function answersOf({ answers, form: formId }: SamplePerson, definition: Definition): Answers {
  if (typeof answers !== 'string') return answers;
  const form = definition.forms.find(({ id }) => id === formId);
  const items = form ? itemsOf(form) : [];
  return Object.fromEntries([...answers].map((code, index) => [items[index] ?? '', code]));
}
