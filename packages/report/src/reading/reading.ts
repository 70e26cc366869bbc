import { isSwitchable, type SectionId } from '../report-formats.ts';
import type { ReportInput } from '../report-input.ts';
import type { Words } from '../words/en.ts';
import type { LetterWords } from '../words/letters/en.ts';
import type { PageWords } from '../words/pages.ts';
import { letterWords, reportWords, wordsOfPages } from '../words/words.ts';
import { type ReadForm, readForm } from './read-form.ts';

/** The input of a report, with its forms prepared in the language of the report. */
export interface Reading {
  input: ReportInput;
  language: string;
  words: Words;
  letter: LetterWords;
  page: PageWords;
  /** The name of the client, or its initials. */
  clientName: string;
  forms: ReadForm[];
  /** Whether the report has this section. */
  holds: (section: SectionId) => boolean;
  /** The first form, the only one for most formats. */
  form: ReadForm;
}

export function readInput(input: ReportInput): Reading {
  const { language } = input.options;
  // Arabic has only the sentences of letters. The English ones of reports are a placeholder that is never read.
  const words = reportWords[language] ?? reportWords.en;
  const letter = letterWords[language];
  const page = wordsOfPages[language];
  if (!words || !letter || !page) throw new Error(`There are no reports in ${language}`);
  const clientName = nameOf(input);
  const forms = input.forms.map((form) => readForm(form, { input, words, clientName }));
  const [form] = forms;
  if (!form) throw new Error('A report needs a form');
  const { sections } = input.options;
  const holds = (section: SectionId) =>
    sections === 'all' || !isSwitchable(input.format, section) || sections.includes(section);
  return { input, language, words, letter, page, clientName, forms, holds, form };
}

function nameOf({ client: { firstName, lastName }, options }: ReportInput): string {
  if (!options.initialsOnly) return `${firstName} ${lastName}`.trim();
  return [firstName, lastName]
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .map((initial) => `${initial.toLocaleUpperCase('en')}.`)
    .join(' ');
}
