import { expect, test } from 'vitest';
import { reminderLetter } from './reminder-letter.ts';

const form = {
  client: 'Ada L.',
  isSelf: false,
  name: 'LBS-2, Parent form',
  dueOn: '2026-12-01',
  link: 'https://hub.test/assessment/1#a',
};
const nora = { practitioner: 'Nora Vale', ownText: undefined, forms: [form] };
const write = (...askers: Parameters<typeof reminderLetter>[0]['askers']) =>
  reminderLetter({ language: 'en', organization: 'Lakeside', askers });

test('one form: who asks, for what, about whom and until when', () => {
  const { subject, lines, hello } = write(nora);
  expect(hello).toBe('Hello,');
  expect(subject).toBe('Reminder: questions about Ada L., from Nora Vale');
  expect(lines.slice(0, 2)).toEqual([
    'This is a reminder that Nora Vale of Lakeside asked you to fill in LBS-2, Parent form. Please answer by December 1, 2026.',
    { label: 'Ada L., LBS-2, Parent form (until December 1, 2026)', href: form.link },
  ]);
});

test('somebody who answers about themself is not named', () => {
  const { subject, lines } = write({ ...nora, forms: [{ ...form, isSelf: true }] });
  expect(subject).toBe('Reminder: questions for you, from Nora Vale');
  expect(lines[1]).toMatchObject({ label: 'LBS-2, Parent form (until December 1, 2026)' });
});

test('many clients are counted, and the first due date is named', () => {
  const forms = ['Ada L.', 'Bo M.', 'Cy N.', 'Di O.', 'Ed P.'].map((client, place) => ({
    ...form,
    client,
    dueOn: `2026-12-0${5 - place}`,
  }));
  const { subject, lines } = write({ ...nora, ownText: 'About {client}: {form} by {dueDate}', forms });
  expect(subject).toBe('Reminder: 5 forms wait for your answers');
  expect(lines[0]).toBe('About Ada L., Bo M., Cy N., and 2 others: LBS-2, Parent form by December 1, 2026');
  expect(lines.filter((line) => typeof line === 'object')).toHaveLength(5);
});

test('each practitioner has a text of their own before their forms', () => {
  const { subject, lines } = write(nora, {
    practitioner: 'Sam Reed',
    ownText: 'Thank you!\n\n{practitioner}',
    forms: [form],
  });
  expect(subject).toBe('Reminder: 2 forms wait for your answers');
  expect(lines.slice(2, 5)).toEqual(['Thank you!', 'Sam Reed', expect.objectContaining({ href: form.link })]);
});

test('a language that nobody wrote texts in gets English, and Arabic runs from the right', () => {
  const inLanguage = (language: string) =>
    reminderLetter({ language, organization: 'Lakeside', askers: [nora] });
  expect(inLanguage('fr')).toMatchObject({ language: 'en', direction: 'ltr' });
  expect(inLanguage('ar')).toMatchObject({ language: 'ar', direction: 'rtl' });
  expect(inLanguage('es').subject).toBe('Recordatorio: preguntas sobre Ada L., de Nora Vale');
});
