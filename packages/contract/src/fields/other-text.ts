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
) {
  const isOther = (values: Values, { choice, otherId }: OtherText) => idOf(values[choice]) === otherId;

  const textsGiven = z.check<unknown>(({ value, issues }) => {
    if (!isValues(value)) return;
    for (const rule of rules) {
      if (!isOther(value, rule) || !isBlank(value[rule.text])) continue;
      issues.push({ code: 'custom', path: [rule.text], message: rule.message, input: value[rule.text] });
    }
  });
  const clearOthers = z.overwrite((values: unknown) => {
    if (!isValues(values)) return values;
    const cleared = rules.filter((rule) => !isOther(values, rule)).map(({ text }) => [text, '']);
    return { ...values, ...Object.fromEntries(cleared) };
  });
  // Beside the fields and not after them: a form tells what is missing all at once.
  const others = z.pipe(
    z.unknown().check(textsGiven),
    z.transform(() => ({})),
  );
  return z.intersection(schema, others).check(clearOthers as never);
}
