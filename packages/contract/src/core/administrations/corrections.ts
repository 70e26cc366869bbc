import * as z from 'zod/mini';
import { requiredText } from '../../fields/required.ts';
import { COMMENT_MAX_LENGTH, limitedText, TEXT_MAX_LENGTH } from '../../fields/text.ts';
import { endpoint } from '../../http/endpoint.ts';
import { answerValue } from '../assessment/answer.ts';
import { MAX_ANSWERS_PER_REQUEST } from '../assessment/answer-limits.ts';
import { worksWithClients } from '../clients/client-access.ts';
import { missing, one, path } from './administrations.ts';
import { normGroups, scoreVersions } from './scores.ts';

const access = worksWithClients;
const record = 'administration';
const reason = requiredText(COMMENT_MAX_LENGTH);
export const onWordOf = requiredText(TEXT_MAX_LENGTH);
const problems = [...missing, 'form-not-scored', 'nothing-changed'] as const;

const correctedAnswer = z.strictObject({
  item: z.string().check(z.minLength(1), z.maxLength(80)),
  value: z.nullable(answerValue).check(z.describe('Null is no answer.')),
});

export const correctAnswers = endpoint({
  method: 'POST',
  path: `${path}/:id/corrections`,
  summary:
    'Put answers right. What the respondent answered stays, and the form gets another version of its score, free of charge.',
  access,
  params: one,
  body: z.strictObject({
    answers: z
      .array(correctedAnswer)
      .check(z.minLength(1, 'Choose at least one item'), z.maxLength(MAX_ANSWERS_PER_REQUEST)),
    reason,
    onWordOf: onWordOf.check(z.describe('Who said so, such as the respondent or a parent.')),
  }),
  status: 201,
  answer: scoreVersions,
  problems: [...problems, 'answer-refused'],
  audit: { action: 'correct answers', record },
});

export const scoreAgain = endpoint({
  method: 'POST',
  path: `${path}/:id/scores`,
  summary:
    "Score a form with another group of norms, or with the facts of the client's record as they are now, free of charge.",
  access,
  params: one,
  body: z.strictObject({
    normGroup: z.enum(normGroups),
    reason,
    onWordOf: z
      ._default(limitedText(), '')
      .check(z.describe('Required where the birth date or the sex was put right: who said so.')),
  }),
  status: 201,
  answer: scoreVersions,
  problems: [...problems, 'no-norms', 'invalid-input'],
  audit: { action: 'score again', record },
});
