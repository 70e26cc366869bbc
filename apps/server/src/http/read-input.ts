import type { AnyEndpoint, InputOf } from '@hub/contract/http/endpoint';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { Problem } from './problem.ts';
// With it, the rules of the contract clean the rich text that they meet.
import '../rich-text/read-rich-text.ts';

/** Checks everything that came with a call against its endpoint. Has no side effects. */
export function readInput<E extends AnyEndpoint>(
  endpoint: E,
  request: FastifyRequest,
  body: unknown = request.body ?? undefined,
): InputOf<E> {
  const faults: Fault[] = [];
  const input = {
    params: read(endpoint.params, request.params, faults),
    query: read(endpoint.query, request.query, faults),
    headers: read(endpoint.headers, request.headers, faults),
    body: read(endpoint.body, body, faults),
  };
  if (faults.length > 0) throw new Problem('invalid-input', { errors: faults });
  return input as InputOf<E>;
}

/** Checks all but the body, where that is read later. */
export function readAddress(endpoint: AnyEndpoint, request: FastifyRequest): void {
  const faults: Fault[] = [];
  read(endpoint.params, request.params, faults);
  read(endpoint.query, request.query, faults);
  read(endpoint.headers, request.headers, faults);
  if (faults.length > 0) throw new Problem('invalid-input', { errors: faults });
}

type Fault = { path: string; message: string };

function read(schema: z.ZodMiniType, value: unknown, faults: Fault[]): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success && isStorable(parsed.data)) return parsed.data;
  const issues = parsed.error?.issues ?? [{ path: [], message: 'Contains a character that cannot be kept' }];
  for (const { path, message } of issues) faults.push({ path: path.join('.'), message });
  return undefined;
}

/** PostgreSQL keeps neither the null character nor half of a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item));
  }
  return true;
}
