/** The questions that a form can ask about the rater, with the possible answers. */
export const raterOptions = {
  'known-for': ['under-1-month', 'under-6-months', 'under-1-year', 'over-1-year'],
  'knows-how-well': ['little', 'fairly', 'well'],
  interpreter: ['no', 'yes'],
} as const;

export type RaterQuestion = keyof typeof raterOptions;
export type RaterOption<Question extends RaterQuestion> = (typeof raterOptions)[Question][number];
