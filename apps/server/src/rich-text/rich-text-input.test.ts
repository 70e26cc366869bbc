import { optionalRichText, richText } from '@hub/contract/fields/rich-text';
import { endpoint } from '@hub/contract/http/endpoint';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Problem } from '../http/problem.ts';
import { readInput } from '../http/read-input.ts';

const call = endpoint({
  method: 'POST',
  path: '/core/api/notes',
  summary: 'Takes rich text in several places',
  access: { who: 'anyone' },
  body: z.object({
    note: richText,
    reason: z.optional(z.nullable(optionalRichText)),
    parts: z.array(z.object({ text: z.union([richText, z.string()]) })),
  }),
  answer: z.undefined(),
});

const sent = { html: '<p onclick="x()">seen<img src=x onerror=x()></p>', text: 'claimed' };
const kept = { html: '<p>seen</p>', text: 'seen' };
const read = (body: unknown) =>
  readInput(call, { params: {}, query: {}, headers: {}, body } as FastifyRequest).body;

test('an endpoint gets its rich text clean, wherever it stands', () => {
  expect(read({ note: sent, reason: sent, parts: [{ text: sent }, { text: 'plain' }] })).toEqual({
    note: kept,
    reason: kept,
    parts: [{ text: kept }, { text: 'plain' }],
  });
});

const refusalOf = (html: string) => {
  try {
    return read({ note: { html, text: '' }, parts: [] });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.details;
  }
};

test('what is left of it has to be content, and short enough', () => {
  expect(refusalOf('<script>x()</script>')).toEqual({
    errors: [{ path: 'note', message: 'Content is required' }],
  });
  expect(refusalOf('&'.repeat(90_000))).toEqual({
    errors: [{ path: 'note', message: 'Maximum length exceeded' }],
  });
});
