import type * as z from 'zod/mini';

type Values = Record<string, unknown>;
type Wrong = { path: string; message: string };

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/**
 * A rule about several fields of a record that is checked even if a field is wrong, so that a form shows all faults
 * together. zod skips its own checks after a field's fault, whatever their `when` says, so this wraps `run`, which is
 * internal to zod; its version is pinned for that.
 */
export function crossFieldRule<Schema extends z.ZodMiniType>(
  schema: Schema,
  wrongIn: (sent: Values) => readonly Wrong[],
): Schema {
  const ruled = schema.clone() as Schema;
  const { run } = ruled._zod;
  ruled._zod.run = (payload, context) => {
    const sent = payload.value;
    const result = run(payload, context) as z.core.ParsePayload;
    if (!isValues(sent)) return result;
    for (const { path, message } of wrongIn(sent)) {
      result.issues.push({ code: 'custom', path: path.split('.'), message, input: sent[path] });
    }
    return result;
  };
  return ruled;
}
