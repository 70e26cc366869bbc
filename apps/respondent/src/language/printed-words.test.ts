import { expect, test } from 'vitest';
import { printedWords } from '../../../../packages/report/src/printed-form/printed-words.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

const onScreen = { en, es, ar };

test.each(['en', 'es', 'ar'] as const)(
  'a form on paper asks about the rater in the words of the screen (%s)',
  (language) => {
    expect(printedWords[language].raterQuestions).toEqual(onScreen[language].raterQuestions);
  },
);
