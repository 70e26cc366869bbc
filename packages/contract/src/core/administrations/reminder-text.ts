import * as z from 'zod/mini';
import { limitedText } from '../../fields/text.ts';

const REMINDER_TEXT_MAX_LENGTH = 1000;

/** The languages in which the hub writes to respondents; for all other forms it uses English. */
export const reminderLanguages = ['en', 'es', 'ar'] as const;
export type ReminderLanguage = (typeof reminderLanguages)[number];

/** The placeholders of a practitioner's own text. */
export const reminderPlaceholders = ['client', 'practitioner', 'organization', 'form', 'dueDate'] as const;
type ReminderValues = Record<(typeof reminderPlaceholders)[number], string>;

export const defaultReminderTexts: Record<ReminderLanguage, string> = {
  en: 'This is a reminder that {practitioner} of {organization} asked you to fill in {form}. Please answer by {dueDate}.',
  es: 'Le recordamos que {practitioner}, de {organization}, le pidió que complete {form}. Por favor, responda a más tardar el {dueDate}.',
  ar: 'نود تذكيرك بطلب {practitioner} من {organization} تعبئة {form}. يرجى الإجابة في موعد أقصاه {dueDate}.',
};

const PLACEHOLDER = /\{([^{}]*)\}/g;

const isKnown = (name: string): name is keyof ReminderValues =>
  (reminderPlaceholders as readonly string[]).includes(name);

/** Unknown placeholders as written, without duplicates. */
const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].filter(([, name = '']) => !isKnown(name)).map(([all]) => all)),
];

const usable = reminderPlaceholders.map((name) => `{${name}}`).join(', ');

/** A practitioner's own text; empty for the default text. */
export const reminderText = limitedText(REMINDER_TEXT_MAX_LENGTH).check(
  z.refine((text) => unknownPlaceholders(text).length === 0, {
    error: ({ input }) =>
      `Nothing is known for ${unknownPlaceholders(String(input)).join(', ')}. Use ${usable}.`,
  }),
);

/** The paragraphs of a text with its placeholders filled in. */
export const fillReminderText = (text: string, values: ReminderValues): string[] =>
  text
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .map((paragraph) =>
      paragraph.replace(PLACEHOLDER, (all, name: string) => (isKnown(name) ? values[name] : all)),
    );
