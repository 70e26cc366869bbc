import type { Role } from '../../report-input.ts';

const about = ({ isClient, name }: Reader) => (isClient ? 'you' : name);

/** The reader of a letter. */
export interface Reader {
  isClient: boolean;
  name: string;
}

export const letterEn = {
  title: (instrument: string) => `About the ${instrument}`,
  greeting: ({ isClient, name }: Reader) => (isClient ? `Dear ${name},` : `Dear family of ${name},`),
  filledIn: (reader: Reader, role: Role, respondent: string, day: string) => {
    const on = `on ${day}`;
    if (role !== 'self') return `${respondent} filled in a form about ${about(reader)} ${on}.`;
    return reader.isClient
      ? `You filled in a form ${on}. Thank you for your time.`
      : `${reader.name} filled in a form ${on}.`;
  },
  compared:
    'We looked at how the answers compare with those of other people of the same age. This letter tells you what we found, in plain words.',
  described: 'This letter tells you what the form shows, in plain words.',
  wholeStory: ({ isClient, name }: Reader) =>
    isClient
      ? 'A form can never tell the whole story. You know yourself best.'
      : `A form can never tell the whole story. You know ${name} best.`,
  trust: {
    good: 'The answers fit together well, so we trust the form.',
    caution: 'Some answers on this form are missing or unusual. Please read this letter with care.',
    unchecked: 'We could not check all of the answers. Please keep this in mind as you read.',
    accepted: (practitioner: string) =>
      `Some answers on this form were unusual. ${practitioner} looked at them and chose to use the form all the same. Please read this letter with care.`,
  },
  corrected: (days: string) => `Something on this form was put right on ${days}.`,
  headings: {
    strengths: 'What goes well',
    usual: 'What is much like others',
    hard: 'What may be hard right now',
    next: 'What can help',
  },
  noStrengths:
    'Everyone has strengths. This form asks about a few things only. We would love to hear what goes well.',
  nothingHard: 'Nothing on this form stood out as hard. That is good to hear.',
  levels: {
    high: {
      good: 'This comes up less than for most people of the same age.',
      neutral: 'This is about the same as for most people of the same age.',
      caution: 'This comes up a bit more than for most people of the same age.',
      concern: 'This comes up a lot more than for most people of the same age.',
    },
    low: {
      good: 'This goes better than for most people of the same age.',
      neutral: 'This goes about as well as for most people of the same age.',
      caution: 'This is a bit harder than for most people of the same age.',
      concern: 'This is a lot harder than for most people of the same age.',
    },
  },
  saysTheForm: (band: string) => `The form says: ${band}.`,
  noScore: (scales: string) => `There were too few answers to tell about: ${scales}.`,
  ideas: {
    self: ({ isClient, name }: Reader) => (isClient ? 'Ideas for you' : `Ideas for ${name}`),
    home: 'Ideas for home',
  },
  startSmall: 'Pick one idea and start small. Give it two weeks.',
  steps: (practitioner: string) => [
    `Talk with ${practitioner} about this letter. Ask all the questions you have.`,
    'If someone is in danger, call for help right away. Call your local emergency number.',
  ],
  closing: 'With kind regards,',
};

export type LetterWords = typeof letterEn;
