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
  emergencyCall: (number) => `In an emergency call ${number}.`,
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

  saved: 'Saved',
  notSaved: 'Not saved yet',
  offline: 'You are offline; your answers are kept on this device',
  offlineInMemory: 'You are offline; keep this page open',
  inMemory:
    'This browser cannot keep answers on this device. Leave the page open until it says that they are saved.',
  news: 'Answers that you gave on another device were added.',
  close: 'Close',
  cancel: 'Cancel',
  send: 'Send',
  didNotWork: 'This did not work. Check your connection and try again.',
  about: (name) => `About ${name}`,
  isAbout: (name) => `This form is about ${name}`,
  dueOn: (day) => `Please finish by ${day}`,

  yourForms: 'Your forms',
  formsWait: (count) =>
    `${count} forms wait for you. You can fill them in one after the other, in any order.`,
  allForms: (count) => `All my forms (${count})`,
  otherForms: 'These forms wait for you as well',
  answeredOf: (answered, items) => `${answered} of ${items} answered`,
  notBegun: 'Not begun',

  finishing: 'Finishing…',
  waitsForSaving: 'Your answers are still being saved. The form is handed in as soon as all of them are.',
  waitsForNetwork:
    'You are offline. The form is handed in as soon as there is a connection again: keep this page open until then.',
  answersChanged: 'You have answered on another device meanwhile. Look at the form again, then finish.',

  finishLater: 'Finish later',
  leaveText:
    'Everything you have answered is saved. The form is taken off this device; your link opens it again where you stopped, here or on another device.',
  leaveWaits: 'Your answers are still being saved. One moment, please.',
  leaveOffline:
    'You are offline, and some answers are on this device alone. You can close the page: open it here again when you are online, and they are saved.',
  takeOffDevice: 'Take it off this device',
  left: 'See you soon',
  notOpen: 'This form is not open on this device',
  openLink: 'Open the link from your message to go on where you stopped. What you have answered is kept.',

  decline: 'I do not want to answer',
  declineText: (practitioner) =>
    `${practitioner} will be told, and the form closes. You cannot open it again by yourself.`,
  declineWhy: {
    declined: 'I decline to answer',
    'not-for-me': 'This is not for me: I am not the person who is asked',
  },
  aWordWhy: 'A word why, if you like',

  handedIn: 'Your answers have arrived. You can close this page now.',
  arrived: 'Your answers have arrived.',
  declined: 'You have chosen not to answer',
  declinedText: (practitioner) => `${practitioner} has been told. You need not do anything more.`,
  paused: 'This form is paused',
  pausedText:
    'What you have answered is kept. When the form goes on, the same link opens it again where you stopped.',
  withdrawn: 'This form is no longer needed',
  withdrawnText: 'It was taken back by those who sent it. You need not do anything more.',
  expired: 'The time for this form is over',
  expiredText: (day) => `It could be filled in until ${day}.`,
  askThem: (practitioner, organization) => `If you have a question, ask ${practitioner} at ${organization}.`,

  giveBack: 'Please give the device back',
  giveBackText: 'You are done here. Nothing of what you answered is left on this device.',
  signIn: 'For staff: sign in',
  leftAlone: 'This form was left alone',
  askPractitioner:
    'What was answered is saved. Please give the device back to the person who gave it to you.',

  enterCode: 'Enter your code',
  codeHelp: 'You got a code of 8 letters and digits from the person who asked you to fill in a form.',
  codeLength: 'A code has 8 letters and digits.',
  codeRefused: 'This code is not right, was used already or has expired. Check it, or ask for a new one.',
  codeTooOften: 'Too many codes were tried. Please wait a minute, then try again.',
  openForm: 'Open the form',

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
