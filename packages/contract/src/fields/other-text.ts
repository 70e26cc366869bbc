import * as z from 'zod/mini';
import { crossFieldRule } from './cross-field-rule.ts';

/** A choice whose option Other is explained in a text. */
export type OtherText = { choice: string; text: string; otherId: number; message: string };

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const isBlank = (text: unknown) => typeof text !== 'string' || text.trim() === '';

/** The text is required when the choice is Other, and cleared when it is not. */
export function withOtherTexts<Schema extends z.ZodMiniType>(
  schema: Schema,
  rules: readonly OtherText[],
): Schema {
  const isOther = (values: Values, { choice, otherId }: OtherText) => values[choice] === otherId;

  const clearOthers = z.overwrite((values: unknown) => {
    if (!isValues(values)) return values;
    const cleared = rules.filter((rule) => !isOther(values, rule)).map(({ text }) => [text, '']);
    return { ...values, ...Object.fromEntries(cleared) };
  });
  return crossFieldRule(schema.check(clearOthers as never) as Schema, (sent) =>
    rules
      .filter((rule) => isOther(sent, rule) && isBlank(sent[rule.text]))
      .map(({ text, message }) => ({ path: text, message })),
  );
}
