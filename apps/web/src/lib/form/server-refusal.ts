import { ApiProblem, NoAnswer, reasonOf } from '../api/api-problem.ts';

type Refused = { onFields: { path: string; message: string }[]; others: string[] };

/** What of a failed call belongs to which field, and what to no field at all. */
export function refusedBy(error: unknown, fieldOf: (path: string) => string | undefined): Refused {
  if (!(error instanceof ApiProblem)) {
    // A fault of our own is not only for the reader: it has to be seen where errors are collected.
    if (!(error instanceof NoAnswer)) reportError(error);
    return { onFields: [], others: [reasonOf(error)] };
  }
  const onFields: Refused['onFields'] = [];
  const others: string[] = [];
  for (const { path, message } of error.errors) {
    const field = fieldOf(path);
    if (field) onFields.push({ path: field, message });
    else others.push(path ? `${path}: ${message}` : message);
  }
  if (onFields.length === 0 && others.length === 0) others.push(reasonOf(error));
  return { onFields, others };
}
