import type { Block } from '@hub/document/document';
import type { ReadForm } from '../reading/read-form.ts';
import type { Reading } from '../reading/reading.ts';
import type { Words } from '../words/en.ts';
import { facts } from './blocks.ts';

/** Who, what and when, for a report of one form. */
export function coverFacts({ input, words, page, clientName }: Reading, form: ReadForm): Block {
  const { facts: names } = words;
  return facts([
    [names.client, clientName],
    [names.birthDate, page.day(input.client.birthDate)],
    [names.age, ageText(form, words)],
    [names.answeredBy, `${form.respondent} (${form.role})`],
    [names.completedOn, page.day(form.completedOn)],
    [names.form, form.text(form.form.name)],
    [names.norms, normsText(form, words)],
    [names.case, input.caseName],
    [names.practitioner, practitionerText(input)],
  ]);
}

export const ageText = ({ result: { ageInMonths } }: ReadForm, words: Words) =>
  words.age(Math.floor(ageInMonths / 12), ageInMonths % 12);

/** The norm group; nothing for an instrument without norms. */
export const normsText = ({ definition, result }: ReadForm, words: Words) =>
  definition.norms ? words.normGroups[result.normGroup] : '';

export const practitionerText = ({ practitioner: { name, credentials } }: Reading['input']) =>
  [name, credentials].filter((part) => part !== '').join(', ');
