import type { FormContent } from '@hub/contract/core/forms/form-content';
import type { Layout } from '../form/place.ts';
import type { RaterOption, RaterQuestion } from '@hub/contract/core/assessment/rater';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { TextSize } from './text-size.ts';

/** What the form says around its questions, in one language. */
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

/** Those of the language, without its region; English for a language that the frame is not written in. */
export const wordsOf = (language: string): Words => ofLanguage[language.split('-')[0] ?? ''] ?? en;

export const writtenLanguages = Object.keys(ofLanguage);
