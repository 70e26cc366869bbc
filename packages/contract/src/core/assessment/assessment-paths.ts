const form = '/core/api/assessment/:formId';

/** The addresses of the respondents' calls. Without zod, so that their page can import it. */
export const assessmentPaths = {
  code: '/core/api/assessment/code',
  form,
  open: `${form}/open`,
  answers: `${form}/answers`,
  submit: `${form}/submit`,
  decline: `${form}/decline`,
  language: `${form}/language`,
  openOther: `${form}/others/:otherId/open`,
  leave: `${form}/leave`,
} as const;
