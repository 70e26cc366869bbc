import { type FieldErrors, get, set } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A message of the server about a value; it stands for as long as the value does. */
export type Refusal = { path: string; message: string; value: unknown };

const ROOT = 'root';

const isUnchanged = (values: unknown, { path, value }: Refusal) =>
  JSON.stringify(get(values, path)) === JSON.stringify(value);

/** What is wrong with the values of a form: one message a field, the first one. */
export function wrongIn(schema: z.ZodMiniType, values: unknown, refusals: readonly Refusal[] = []) {
  const issues = schema.safeParse(values).error?.issues ?? [];
  const wrong = new Map<string, string>();
  for (const { path, message } of [
    ...issues.map((issue) => ({ path: issue.path.join('.') || ROOT, message: issue.message })),
    ...refusals.filter((refusal) => isUnchanged(values, refusal)),
  ]) {
    if (!wrong.has(path)) wrong.set(path, message);
  }
  return wrong;
}

/** In the shape that react-hook-form keeps them in. */
export function fieldErrors(wrong: ReadonlyMap<string, string>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, message] of wrong) set(errors, path, { type: 'rule', message });
  return errors;
}
