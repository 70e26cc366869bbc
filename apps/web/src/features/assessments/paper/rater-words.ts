import type { RaterOption, RaterQuestion } from '@hub/contract/core/assessment/rater';

type Words = {
  [Question in RaterQuestion]: { text: string; options: Record<RaterOption<Question>, string> };
};

/** The questions that a form may ask about the rater. */
export const raterWords: Words = {
  'known-for': {
    text: 'How long the respondent has known the client',
    options: {
      'under-1-month': 'Less than a month',
      'under-6-months': '1 to 5 months',
      'under-1-year': '6 to 11 months',
      'over-1-year': 'A year or more',
    },
  },
  'knows-how-well': {
    text: 'How well the respondent knows the client',
    options: { little: 'Not very well', fairly: 'Fairly well', well: 'Very well' },
  },
  interpreter: {
    text: 'Whether somebody translated the questions',
    options: { no: 'No', yes: 'Yes' },
  },
};
