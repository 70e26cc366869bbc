import type { AnyEndpoint, InputOf } from '@hub/contract/http/endpoint';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { Problem } from './problem.ts';
// This import makes the contract's schemas sanitize rich text.
import '../rich-text/read-rich-text.ts';

/** Validates the whole input of a call against its endpoint. Has no side effects. */
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

/** Validates everything except the body, which is read later. */
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

/** PostgreSQL stores neither the null character nor half a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item));
  }
  return true;
}
