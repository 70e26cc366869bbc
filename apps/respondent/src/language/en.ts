import type { Words } from './words.ts';

export const en: Words = {
  language: 'Language',
  display: 'Display',
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },
  layout: 'Questions',
  layouts: { one: 'One at a time', page: 'A page at a time' },

  whoIsAsked: {
    self: 'You answer about yourself.',
    parent: 'You answer as a parent or caregiver, about your child.',
    teacher: 'You answer as a teacher, about your student.',
    clinician: 'You answer as the practitioner, about the person you see.',
  },
  takes: (minutes) => (minutes === 1 ? 'About 1 minute' : `About ${minutes} minutes`),
  howItWorks:
    'Choose what fits best; there are no right or wrong answers. The next question comes by itself, and you can go back at any time. You may leave out a question that you do not want to answer.',
  aboutKeys: 'With a keyboard, the keys 1 to 9 choose an answer.',
  notWatched: 'Nobody watches your answers as you give them.',
  emergency:
    'In an emergency call 911. If you think about hurting yourself, or need somebody to talk to, call or text 988 at any time.',
  aboutRater: 'Before you begin',
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
  begin: 'Begin',

  questionOf: (number, total) => `Question ${number} of ${total}`,
  questionsOf: (from, to, total) => `Questions ${from} to ${to} of ${total}`,
  pleaseRead: 'Please read',
  instructions: 'Instructions',
  required: 'This question needs an answer.',
  chooseSeveral: 'Choose all that fit.',
  numberBetween: ({ min, max, decimals }) =>
    decimals === 0
      ? `A whole number from ${min} to ${max}`
      : `A number from ${min} to ${max}, with at most ${decimals} ${decimals === 1 ? 'digit' : 'digits'} after the point`,
  charactersLeft: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
  clear: 'Clear my answer',
  back: 'Back',
  skip: 'Skip',
  next: 'Next',

  beforeFinishing: 'Before you finish',
  allAnswered: 'You have answered every question.',
  unanswered: (count) => (count === 1 ? '1 question has no answer.' : `${count} questions have no answer.`),
  mayStay: 'You can answer now, or finish without.',
  needed: 'Needed before you can finish',
  finish: 'Finish',

  thanks: 'Thank you',
  done: 'You have come to the end. You can close this page now.',

  preview: 'Preview: nothing is saved',
  startAgain: 'Start again',
  loading: 'Loading…',
  notLoaded: 'The form could not be loaded',
  checkConnection: 'Check your connection and try again.',
  tryAgain: 'Try again',
  notValid: 'This link is not valid',
  askSender:
    'Perhaps a part of the address is missing. Open the link from your message again, or ask the person who sent it for a new one.',
};
