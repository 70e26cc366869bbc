import * as z from 'zod/mini';

/** A choice of which one option, Other, is explained in a text. */
export type OtherText = { choice: string; text: string; otherId: number; message: string };

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const isBlank = (text: unknown) => typeof text !== 'string' || text.trim() === '';

/**
 * The text is required when the choice is Other, and cleared when it is not. A form that holds its choices as
 * options tells how to find the number in one.
 */
export function withOtherTexts<Schema extends z.ZodMiniType>(
  schema: Schema,
  rules: readonly OtherText[],
  idOf: (choice: unknown) => unknown = (choice) => choice,
): Schema {
  const isOther = (values: Values, { choice, otherId }: OtherText) => idOf(values[choice]) === otherId;

  const clearOthers = z.overwrite((values: unknown) => {
    if (!isValues(values)) return values;
    const cleared = rules.filter((rule) => !isOther(values, rule)).map(({ text }) => [text, '']);
    return { ...values, ...Object.fromEntries(cleared) };
  });
  const checked = schema.check(clearOthers as never) as Schema;

  // A check of zod does not run once a field is wrong, but a form tells all at once what is missing.
  const { run } = checked._zod;
  checked._zod.run = (payload, context) => {
    const sent = payload.value;
    const result = run(payload, context) as z.core.ParsePayload;
    if (!isValues(sent)) return result;
    for (const rule of rules) {
      if (!isOther(sent, rule) || !isBlank(sent[rule.text])) continue;
      result.issues.push({
        code: 'custom',
        path: [rule.text],
        message: rule.message,
        input: sent[rule.text],
      });
    }
    return result;
  };
  return checked;
}
