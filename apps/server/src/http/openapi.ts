import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { entryRefusals } from '@hub/contract/http/page-problems';
import { type ProblemCode, problemBody, problems } from '@hub/contract/http/problems';
import * as z from 'zod/mini';
import { FORM_COOKIE } from './form-cookie.ts';

const SHARED_PROBLEMS: readonly ProblemCode[] = ['invalid-input', 'unexpected-error', 'database-away'];

const OF_UPLOADS: readonly ProblemCode[] = [
  'invalid-multipart',
  'length-required',
  'file-too-large',
  'multipart-expected',
];

/** The problems that an endpoint can answer: its own, and those that follow from its access rule. */
export function problemsOf(endpoint: AnyEndpoint): ProblemCode[] {
  const codes = new Set<ProblemCode>([...SHARED_PROBLEMS, ...endpoint.problems]);
  const { access } = endpoint;
  if (access.who === 'signed-in') {
    for (const code of ['not-signed-in', 'organization-switched', 'provider-away', ...entryRefusals] as const)
      codes.add(code);
    if (!access.unconfirmedEmail) codes.add('email-not-confirmed');
    if (!access.withoutTwoFactor) codes.add('two-factor-needed');
    if (access.roles !== 'any') codes.add('role-not-allowed');
  }
  if (access.who === 'respondent') codes.add('form-not-open');
  if (endpoint.callsPerMinute) codes.add('too-many-attempts');
  if (endpoint.idempotent) codes.add('key-reused');
  if (endpoint.upload) for (const code of OF_UPLOADS) codes.add(code);
  if (endpoint.method !== 'GET') {
    for (const code of ['invalid-json', 'body-too-large', 'unsupported-media-type'] as const) codes.add(code);
  }
  return [...codes].sort((left, right) => problems[left].status - problems[right].status);
}

/** The OpenAPI document, generated from the contract. */
export function openApiDocument(publicUrl: URL, served: readonly AnyEndpoint[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of served) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Evaluation Hub', version: '1' },
    servers: [{ url: publicUrl.origin }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        basic: { type: 'http', scheme: 'basic' },
        form: { type: 'apiKey', in: 'cookie', name: FORM_COOKIE },
      },
    },
  };
}

function operation(endpoint: AnyEndpoint) {
  const hasBody = endpoint.body.type !== 'undefined';
  return {
    summary: endpoint.summary,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(hasBody && {
      requestBody: {
        required: !endpoint.body.safeParse(undefined).success,
        content: {
          [endpoint.upload ? 'multipart/form-data' : 'application/json']: {
            schema: jsonSchema(endpoint.body, 'input'),
          },
        },
      },
    }),
    responses: { ...answer(endpoint), ...refusals(endpoint) },
    ...security(endpoint),
  };
}

function security({ access, headers }: AnyEndpoint) {
  if (access.who === 'signed-in') return { security: [{ bearer: [] }] };
  if (access.who === 'respondent') return { security: [{ form: [] }] };
  return 'authorization' in headers.shape ? { security: [{ basic: [] }] } : {};
}

function parameters(schema: z.ZodMiniObject, place: 'path' | 'query') {
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: !(field as z.ZodMiniType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodMiniType, 'input'),
  }));
}

function answer({ status, answer: schema, download }: AnyEndpoint) {
  if (status === 204) return { 204: { description: 'Done' } };
  return {
    [status]: {
      description: 'Done',
      content: { [download ?? 'application/json']: { schema: jsonSchema(schema, 'output') } },
    },
  };
}

function refusals(endpoint: AnyEndpoint) {
  const byStatus: Record<number, { description: string; content: object }> = {};
  for (const code of problemsOf(endpoint)) {
    const { status } = problems[code];
    const earlier = byStatus[status]?.description;
    byStatus[status] = {
      description: earlier ? `${earlier}, ${code}` : code,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return byStatus;
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
