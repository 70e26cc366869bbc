import type { FormContent } from '@hub/instrument/form-content';
import { ar } from './words/ar.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';

type RaterQuestion = FormContent['asksRater'][number];

/** The texts around the questions of a form on paper, in one language. */
export interface PrintedWords {
  whoIsAsked: Record<FormContent['respondent'], string>;
  minutes: (minutes: number) => string;
  clientName: string;
  ownName: string;
  relationship: string;
  date: string;
  howTo: string;
  aboutRater: string;
  raterQuestions: Record<RaterQuestion, { text: string; options: Record<string, string> }>;
  pleaseRead: string;
  several: string;
  needed: string;
  onlyIf: (number: number, answers: string[]) => string;
  numberBetween: (limits: { min: number; max: number; decimals: number }) => string;
  form: (formId: string) => string;
  doNotCopy: string;
  printedFor: (name: string) => string;
}

export const printedWords: Record<'en' | 'es' | 'ar', PrintedWords> = { en, es, ar };
