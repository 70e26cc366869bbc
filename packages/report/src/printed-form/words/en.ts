import type { PrintedWords } from '../printed-words.ts';

export const en: PrintedWords = {
  whoIsAsked: {
    self: 'Answered by the person themself',
    parent: 'Answered by a parent or guardian',
    teacher: 'Answered by a teacher',
    clinician: 'Answered by a clinician',
  },
  minutes: (minutes) => (minutes === 1 ? 'about 1 minute' : `about ${minutes} minutes`),
  clientName: 'Name of the person this form is about',
  ownName: 'Your name',
  relationship: 'What you are to this person',
  date: 'Date',
  howTo:
    'Put a cross in one box for each question. To change an answer, fill in the wrong box and cross another. The small digits are for the person who enters the form.',
  aboutRater: 'About you',
  raterQuestions: {
    'known-for': {
      text: 'How long have you known the person this form is about?',
      options: {
        'under-1-month': 'Less than a month',
        'under-6-months': '1 to 5 months',
        'under-1-year': '6 to 11 months',
        'over-1-year': 'A year or more',
      },
    },
    'knows-how-well': {
      text: 'How well do you know this person?',
      options: { little: 'Not very well', fairly: 'Fairly well', well: 'Very well' },
    },
    interpreter: {
      text: 'Does somebody translate the questions for you?',
      options: { no: 'No', yes: 'Yes' },
    },
  },
  pleaseRead: 'Please read',
  several: 'Mark all that fit.',
  needed: 'This question needs an answer.',
  onlyIf: (number, answers) =>
    `Only if you answered question ${number} with ${answers.map((text) => `“${text}”`).join(' or ')}.`,
  numberBetween: ({ min, max, decimals }) =>
    decimals === 0
      ? `A whole number from ${min} to ${max}.`
      : `A number from ${min} to ${max}, with at most ${decimals} ${decimals === 1 ? 'digit' : 'digits'} after the point.`,
  form: (formId) => `Form ${formId}`,
  doNotCopy: 'Test material. Do not copy or pass on.',
  printedFor: (name) => `Printed for ${name}`,
};
