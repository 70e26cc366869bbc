import type { FormContent } from '@hub/contract/core/forms/form-content';

/** What a form may ask about the person who answers. */
export type RaterQuestion = FormContent['asksRater'][number];

export const raterOptions = {
  'known-for': ['under-1-month', 'under-6-months', 'under-1-year', 'over-1-year'],
  'knows-how-well': ['little', 'fairly', 'well'],
  interpreter: ['no', 'yes'],
} as const satisfies Record<RaterQuestion, readonly string[]>;

export type RaterOption<Question extends RaterQuestion> = (typeof raterOptions)[Question][number];
