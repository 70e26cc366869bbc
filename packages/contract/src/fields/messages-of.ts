import type * as z from 'zod/mini';

/** What a rule has to say about a value; nothing when the value is right. */
export const messagesOf = (rule: z.ZodMiniType, value: unknown): string[] =>
  rule.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
