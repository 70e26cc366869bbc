import * as z from 'zod/mini';
import { limitedText } from '../../fields/text.ts';
import { anyone, asRespondent } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { formContent } from '../forms/form-content.ts';
import { respondents } from '../products/product.ts';
import { answerValue, raterAnswers, sentAnswer } from './answer.ts';
import { MAX_ANSWERS_PER_REQUEST, REASON_MAX_LENGTH } from './answer-limits.ts';
import { assessmentPaths } from './assessment-paths.ts';

const params = z.strictObject({ formId: z.uuid() });
const ofOther = z.extend(params, { otherId: z.uuid() });
const record = 'administration';
const audited = (action: string) =>
  ({
    action,
    record,
    ids: (_answer: unknown, { params: { formId = '' } }: { params: Record<string, string> }) => [formId],
  }) as const;

const MAX_SECRET = 100;
const OPENS_A_MINUTE = 30;

/** Another waiting form of the same person. */
const otherForm = z.strictObject({
  formId: z.uuid(),
  name: z.record(z.string(), z.string()),
  about: z.string(),
  minutes: z.int(),
  answered: z.int(),
  items: z.int(),
  dueOn: z.iso.date(),
});
export type OtherForm = z.infer<typeof otherForm>;

/** The information around each page of a form. */
const around = {
  formId: z.uuid(),
  organizationName: z.string(),
  practitionerName: z.string(),
  about: z.string().check(z.describe('The client, by first name and initial or by initials alone.')),
  isAboutReader: z.boolean().check(z.describe('The client answers about themself.')),
  dueOn: z.iso.date(),
  language: z.string(),
  isHandedOver: z.boolean().check(z.describe("The device is the practitioner's and goes back to them.")),
  emergency: z.strictObject({
    number: z.string(),
    texts: z.record(z.string(), z.string()).check(z.describe('By language; empty for the words of the hub.')),
  }),
  others: z.array(otherForm).check(z.describe('Other forms of this person that can be filled in now.')),
};

/** The current answers and their revision. */
const current = z.strictObject({
  revision: z.int().check(z.describe('Grows with every answer that is kept, from whichever device.')),
  answers: z.record(z.string(), answerValue),
  rater: raterAnswers,
});
export type CurrentAnswers = z.infer<typeof current>;

/** A form to fill in; while it is paused and once it is over, only that. */
export const assessment = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('open'),
    ...around,
    role: z.enum(respondents),
    content: formContent,
    current,
    hasBegun: z.boolean(),
  }),
  z.strictObject({ state: z.enum(['paused', 'submitted', 'declined', 'withdrawn', 'expired']), ...around }),
]);
export type Assessment = z.infer<typeof assessment>;

export const openAssessment = endpoint({
  method: 'POST',
  path: assessmentPaths.open,
  summary:
    'Trade the secret of a link for a cookie that is good for this form alone. To read a link changes nothing, so programs that check mails open nothing.',
  access: anyone,
  params,
  body: z.strictObject({ secret: z.string().check(z.minLength(1), z.maxLength(MAX_SECRET)) }),
  answer: assessment,
  problems: ['form-link-refused'],
  callsPerMinute: OPENS_A_MINUTE,
});

const MAX_TYPED_CODE = 40;

export const openAssessmentByCode = endpoint({
  method: 'POST',
  path: assessmentPaths.code,
  summary:
    'Trade a typed code for the cookie of its form. Wrong, used and expired ones look the same; wrong ones are limited for each address and in all.',
  access: anyone,
  body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(MAX_TYPED_CODE)) }),
  answer: z.strictObject({ formId: z.uuid() }),
  problems: ['code-refused', 'form-paused', 'too-many-attempts'],
});

export const readAssessment = endpoint({
  method: 'GET',
  path: assessmentPaths.form,
  summary: 'The form with the answers so far: texts and items, and nothing of how it is scored.',
  access: asRespondent,
  params,
  answer: assessment,
  audit: audited('read form'),
});

export const saveAnswers = endpoint({
  method: 'POST',
  path: assessmentPaths.answers,
  summary:
    'Keep answers. A repeat changes nothing, an older one never replaces a newer one, and one from a device that had not seen the latest is kept without becoming current.',
  access: asRespondent,
  params,
  body: z.strictObject({
    device: z.uuid().check(z.describe('Chosen by the page, kept on the device.')),
    answers: z.array(sentAnswer).check(z.minLength(1), z.maxLength(MAX_ANSWERS_PER_REQUEST)),
  }),
  answer: z.strictObject({
    revision: z.int(),
    saved: z.array(z.int()).check(z.describe('The numbers that are kept, now or before.')),
    current: z
      .nullable(current)
      .check(z.describe('All that counts, when something came from another device meanwhile; else null.')),
  }),
  problems: ['form-over', 'answer-refused'],
});

export const submitAssessment = endpoint({
  method: 'POST',
  path: assessmentPaths.submit,
  summary: 'Submit the form. A repeat gets the same answer.',
  access: asRespondent,
  params,
  body: z.strictObject({
    revision: z.int().check(z.minimum(0), z.describe('The latest that the page knows of.')),
  }),
  answer: assessment,
  problems: ['form-over', 'answers-changed', 'answers-required'],
  audit: audited('submit form'),
});

export const declineAssessment = endpoint({
  method: 'POST',
  path: assessmentPaths.decline,
  summary: 'Say that one does not want to answer, or is not the person who is asked.',
  access: asRespondent,
  params,
  body: z.strictObject({
    why: z.enum(['declined', 'not-for-me']),
    reason: z._default(limitedText(REASON_MAX_LENGTH), ''),
  }),
  answer: assessment,
  problems: ['form-over'],
  audit: audited('decline form'),
});

export const changeAssessmentLanguage = endpoint({
  method: 'PUT',
  path: assessmentPaths.language,
  summary: 'Read the form in another of its languages. No answer changes.',
  access: asRespondent,
  params,
  body: z.strictObject({ language: z.string().check(z.minLength(1), z.maxLength(20)) }),
  status: 204,
  answer: z.undefined(),
  problems: ['form-over', 'invalid-input'],
});

export const openOtherAssessment = endpoint({
  method: 'POST',
  path: assessmentPaths.openOther,
  summary: 'Go on with another form of the same person: a cookie for that form alone.',
  access: asRespondent,
  params: ofOther,
  answer: assessment,
  problems: ['form-link-refused'],
  audit: { action: 'open form', record, ids: (_answer, { params: { otherId = '' } }) => [otherId] },
});

export const leaveAssessment = endpoint({
  method: 'POST',
  path: assessmentPaths.leave,
  summary: 'Forget the form on this device. What was answered is kept, and the link opens it again.',
  access: asRespondent,
  params,
  status: 204,
  answer: z.undefined(),
});
