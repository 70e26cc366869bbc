import type { RaterOption, RaterQuestion } from '@hub/contract/core/assessment/rater';
import type { FormContent } from '@hub/contract/core/forms/form-content';
import type { Layout } from '../form/place.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { TextSize } from './text-size.ts';

/** The interface texts of a form in one language. */
export type Words = {
  language: string;
  display: string;
  textSize: string;
  textSizes: Record<TextSize, string>;
  layout: string;
  layouts: Record<Layout, string>;

  whoIsAsked: Record<FormContent['respondent'], string>;
  takes: (minutes: number) => string;
  howItWorks: string;
  aboutKeys: string;
  notWatched: string;
  emergency: string;
  emergencyCall: (number: string) => string;
  aboutRater: string;
  raterQuestions: {
    [Question in RaterQuestion]: { text: string; options: Record<RaterOption<Question>, string> };
  };
  begin: string;

  questionOf: (number: number, total: number) => string;
  questionsOf: (from: number, to: number, total: number) => string;
  pleaseRead: string;
  instructions: string;
  required: string;
  chooseSeveral: string;
  numberBetween: (limits: { min: number; max: number; decimals: number }) => string;
  charactersLeft: (count: number) => string;
  clear: string;
  back: string;
  skip: string;
  next: string;

  beforeFinishing: string;
  allAnswered: string;
  unanswered: (count: number) => string;
  mayStay: string;
  needed: string;
  finish: string;

  thanks: string;
  done: string;

  saved: string;
  notSaved: string;
  offline: string;
  offlineInMemory: string;
  inMemory: string;
  news: string;
  close: string;
  cancel: string;
  send: string;
  didNotWork: string;
  about: (name: string) => string;
  isAbout: (name: string) => string;
  dueOn: (day: string) => string;

  yourForms: string;
  formsWait: (count: number) => string;
  allForms: (count: number) => string;
  otherForms: string;
  answeredOf: (answered: number, items: number) => string;
  notBegun: string;

  finishing: string;
  waitsForSaving: string;
  waitsForNetwork: string;
  answersChanged: string;

  finishLater: string;
  leaveText: string;
  leaveWaits: string;
  leaveOffline: string;
  takeOffDevice: string;
  left: string;
  notOpen: string;
  openLink: string;

  decline: string;
  declineText: (practitioner: string) => string;
  declineWhy: Record<'declined' | 'not-for-me', string>;
  aWordWhy: string;

  handedIn: string;
  /** Instead of `handedIn` on a handed-over device, whose page the respondent does not close. */
  arrived: string;
  declined: string;
  declinedText: (practitioner: string) => string;
  paused: string;
  pausedText: string;
  withdrawn: string;
  withdrawnText: string;
  expired: string;
  expiredText: (day: string) => string;
  askThem: (practitioner: string, organization: string) => string;

  giveBack: string;
  giveBackText: string;
  signIn: string;
  leftAlone: string;
  askPractitioner: string;

  enterCode: string;
  codeHelp: string;
  codeLength: string;
  codeRefused: string;
  codeTooOften: string;
  openForm: string;

  preview: string;
  startAgain: string;
  loading: string;
  notLoaded: string;
  checkConnection: string;
  tryAgain: string;
  notValid: string;
  askSender: string;
};

const ofLanguage: Record<string, Words> = { en, es, ar };

/**
 * The texts for a language without its region; English if the interface is not translated into the language.
 */
export const wordsOf = (language: string): Words => ofLanguage[language.split('-')[0] ?? ''] ?? en;

export const writtenLanguages = Object.keys(ofLanguage);
