import { displayDate } from '@hub/contract/dates/date-display';
import type { ReportDocument } from '@hub/document/document';

type Completion = {
  number: string;
  learner_name: string;
  title: string;
  version: string;
  hours: string;
  completed_on: string;
  authors: { name: string; credentials: string }[];
};

const hoursInWords = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);

/** A certificate as a document for the renderer of the reports. */
export function certificateDocument(completion: Completion, brand: string, publicUrl: URL): ReportDocument {
  const { number, learner_name, title, version, hours, completed_on, authors } = completion;
  const address = new URL(`/certificates/${number}`, publicUrl).href;
  return {
    version: 1,
    language: 'en',
    direction: 'ltr',
    paper: 'letter',
    title: 'Certificate of completion',
    letterhead: { organization: brand, lines: [], logo: null },
    running: {
      head: [title],
      foot: [`Certificate ${number}`],
      warning: null,
      pageLabel: 'Page {n} of {m}',
    },
    blocks: [
      { kind: 'paragraph', look: 'lead', runs: [{ text: learner_name, bold: true }] },
      {
        kind: 'paragraph',
        look: 'normal',
        runs: [
          {
            text: 'has read and watched every lesson of this course, and passed each of its quizzes and its final test.',
          },
        ],
      },
      { kind: 'heading', level: 2, text: title },
      {
        kind: 'facts',
        items: [
          { name: 'Continuing education', value: hoursInWords(Number(hours)) },
          { name: 'Completed on', value: displayDate(completed_on) },
          { name: 'Version of the course', value: version },
          {
            name: authors.length === 1 ? 'Author' : 'Authors',
            value: authors
              .map(({ name, credentials }) => [name, credentials].filter(Boolean).join(', '))
              .join('; '),
          },
          { name: 'Number', value: number },
        ],
      },
      {
        kind: 'paragraph',
        look: 'small',
        runs: [{ text: 'Check this certificate at ' }, { text: address, href: address }, { text: '.' }],
      },
    ],
  };
}
