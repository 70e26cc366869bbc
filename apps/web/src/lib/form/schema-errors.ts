import { type FieldErrors, get, set } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A message of the server about a value, shown until the value changes. */
export type Refusal = { path: string; message: string; value: unknown };

const ROOT = 'root';

const isUnchanged = (values: unknown, { path, value }: Refusal) =>
  JSON.stringify(get(values, path)) === JSON.stringify(value);

/** The html and the text of a rich text are one field. */
function fieldAt(values: unknown, path: readonly PropertyKey[]): string {
  const around = path.slice(0, -1).join('.');
  const value: unknown = around && get(values, around);
  const isPart = typeof value === 'object' && value !== null && 'html' in value;
  return isPart ? around : path.join('.');
}

/** The faults in the values of a form: the first message of each field. */
export function wrongIn(schema: z.ZodMiniType, values: unknown, refusals: readonly Refusal[] = []) {
  const issues = schema.safeParse(values).error?.issues ?? [];
  const wrong = new Map<string, string>();
  for (const { path, message } of [
    ...issues.map((issue) => ({ path: fieldAt(values, issue.path) || ROOT, message: issue.message })),
    ...refusals.filter((refusal) => isUnchanged(values, refusal)),
  ]) {
    if (!wrong.has(path)) wrong.set(path, message);
  }
  return wrong;
}

/** In the format of react-hook-form. */
export function fieldErrors(wrong: ReadonlyMap<string, string>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, message] of wrong) set(errors, path, { type: 'rule', message });
  return errors;
}
