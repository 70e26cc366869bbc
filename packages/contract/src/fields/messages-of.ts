import type * as z from 'zod/mini';

/** The messages of a rule about a value; empty when the value is valid. */
export const messagesOf = (rule: z.ZodMiniType, value: unknown): string[] =>
  rule.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
