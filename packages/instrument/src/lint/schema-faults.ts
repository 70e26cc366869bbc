import * as z from 'zod/mini';
import { definition } from '../definition.ts';
import { type Fault, fault, type Path } from './fault.ts';

/** The faults of the schema, in English whatever the configured language. */
export function findSchemaFaults(value: unknown): Fault[] {
  const { error } = definition.safeParse(value, { error: z.locales.en().localeError });
  return error ? error.issues.flatMap((issue) => facts(issue, [])) : [];
}

/** If a value may be one of several types, only the faults of the closest type are reported. */
function facts(issue: z.core.$ZodIssue, above: Path): Fault[] {
  const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => fault([...path, key], 'There is no such field'));
  }
  if (issue.code === 'invalid_key') {
    return [fault(path, issue.issues[0]?.message ?? issue.message)];
  }
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [fault(path, issue.message)];
  const nearest = issue.errors.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  return nearest.flatMap((inner) => facts(inner, path));
}

/** A type with wrong nested fields is closer than a different type. */
const distance = (issues: z.core.$ZodIssue[]) =>
  issues.reduce(
    (so, { code, path }) => so + (path.length === 0 && code !== 'unrecognized_keys' ? 100 : 1),
    0,
  );
