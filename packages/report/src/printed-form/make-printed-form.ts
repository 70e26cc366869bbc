import type { FormPart, PrintedForm } from '@hub/document/printed-form';
import type { FormContent } from '@hub/instrument/form-content';
import { pageWords } from '../words/pages.ts';
import { partsOf } from './form-parts.ts';
import { type PrintedWords, printedWords } from './printed-words.ts';
import { boxesOf } from './questions.ts';

/** The options of a printed form: blank, or for one administration. */
export interface Printing {
  language: string;
  paper: PrintedForm['paper'];
  /** The person who prints it, whose name is a watermark on each page. */
  practitioner: string;
  /** The acronym of the instrument: `LBS-2`. */
  instrument: string;
  /** The number of an administration, and the known names. */
  given: { number: string; clientName: string; respondentName: string } | null;
}

const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];
const known = (tag: string): tag is keyof typeof printedWords => tag in printedWords;

/**
 * A form on paper that matches its entry screen: the same questions in the same order, with the key beside each box.
 */
export function makePrintedForm(content: FormContent, printing: Printing): PrintedForm {
  const { language, paper, practitioner, instrument, given } = printing;
  const [tag = 'en'] = language.split('-');
  // An instrument may have a language that the product does not support.
  const spoken = known(tag) ? tag : 'en';
  const words = printedWords[spoken];
  const page = pageWords[spoken];
  const textIn = (text: Record<string, string>) => text[language] ?? text.en ?? '';
  const title = `${instrument}: ${textIn(content.name)}`;
  const id = [words.form(content.formId), page.version(content.version), language];
  return {
    language,
    direction: RIGHT_TO_LEFT.includes(tag) ? 'rtl' : 'ltr',
    paper,
    title,
    about: page.join([words.whoIsAsked[content.respondent], words.minutes(content.minutes)]),
    fields: fieldsOf(content, words, given),
    howTo: words.howTo,
    parts: [...raterParts(content, words), ...partsOf(content, textIn, words)],
    running: {
      head: [title, given?.number ?? ''].filter(Boolean),
      foot: [page.join(id), words.doNotCopy],
      pageLabel: page.pageLabel,
    },
    watermark: words.printedFor(practitioner),
  };
}

function fieldsOf(
  { respondent }: FormContent,
  words: PrintedWords,
  given: Printing['given'],
): PrintedForm['fields'] {
  const date = { label: words.date, value: '', share: 2 };
  const respondentName = given?.respondentName ?? '';
  if (respondent === 'self') return [{ label: words.ownName, value: respondentName, share: 5 }, date];
  return [
    { label: words.clientName, value: given?.clientName ?? '', share: 5 },
    date,
    { label: words.ownName, value: respondentName, share: 4 },
    ...(respondent === 'clinician' ? [] : [{ label: words.relationship, value: '', share: 3 }]),
  ];
}

/** The questions about the rater come first, as in the entry screen. */
function raterParts({ asksRater }: FormContent, words: PrintedWords): FormPart[] {
  if (asksRater.length === 0) return [];
  return [
    { kind: 'heading', text: words.aboutRater },
    ...asksRater.map((question): FormPart => {
      const { text, options } = words.raterQuestions[question];
      const boxes = boxesOf(Object.entries(options).map(([code, words]) => ({ code, text: words })));
      return {
        kind: 'question',
        item: `rater.${question}`,
        number: null,
        text,
        notes: [],
        answer: { kind: 'one', boxes },
      };
    }),
  ];
}
