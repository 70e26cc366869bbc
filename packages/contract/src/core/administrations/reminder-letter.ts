import type { CalendarDay } from '../../dates/calendar-day.ts';
import { defaultReminderTexts, fillReminderText, type ReminderLanguage } from './reminder-text.ts';

type RemindedForm = {
  /** The client by first name and initial, or by initials. */
  client: string;
  /** Whether the client answers about themself. */
  isSelf: boolean;
  name: string;
  dueOn: CalendarDay;
  link: string;
};

/** The forms that one practitioner waits for, with the practitioner's own text. */
export type RemindedBy = {
  practitioner: string;
  ownText: string | undefined;
  forms: readonly RemindedForm[];
};

type Reminder = { language: string; organization: string; askers: readonly RemindedBy[] };

type Texts = {
  hello: string;
  direction: 'ltr' | 'rtl';
  about: (client: string, practitioner: string) => string;
  forYou: (practitioner: string) => string;
  several: (forms: number) => string;
  others: (count: number) => string;
  until: (what: string, dueOn: string) => string;
  thanks: string;
  alone: string;
};

const TEXTS: Record<ReminderLanguage, Texts> = {
  en: {
    hello: 'Hello,',
    direction: 'ltr',
    about: (client, practitioner) => `Reminder: questions about ${client}, from ${practitioner}`,
    forYou: (practitioner) => `Reminder: questions for you, from ${practitioner}`,
    several: (forms) => `Reminder: ${forms} forms wait for your answers`,
    others: (count) => `${count} others`,
    until: (what, dueOn) => `${what} (until ${dueOn})`,
    thanks: 'If you have answered in the meantime, you need not do anything. Thank you.',
    alone: 'The links are for you alone. Please do not pass them on.',
  },
  es: {
    hello: 'Hola:',
    direction: 'ltr',
    about: (client, practitioner) => `Recordatorio: preguntas sobre ${client}, de ${practitioner}`,
    forYou: (practitioner) => `Recordatorio: preguntas para usted, de ${practitioner}`,
    several: (forms) => `Recordatorio: ${forms} formularios esperan sus respuestas`,
    others: (count) => `${count} más`,
    until: (what, dueOn) => `${what} (hasta el ${dueOn})`,
    thanks: 'Si ya ha respondido, no tiene que hacer nada. Gracias.',
    alone: 'Los enlaces son solo para usted. Por favor, no los comparta.',
  },
  ar: {
    hello: 'مرحبًا،',
    direction: 'rtl',
    about: (client, practitioner) => `تذكير: أسئلة عن ${client} من ${practitioner}`,
    forYou: (practitioner) => `تذكير: أسئلة لك من ${practitioner}`,
    several: (forms) => `تذكير: نماذج بانتظار إجاباتك (العدد: ${forms})`,
    others: (count) => `آخرون (${count})`,
    until: (what, dueOn) => `${what} (حتى ${dueOn})`,
    thanks: 'إذا كنت قد أجبت في هذه الأثناء فلا يلزمك فعل أي شيء. شكرًا لك.',
    alone: 'هذه الروابط لك وحدك. يرجى عدم مشاركتها.',
  },
};

/** The maximum number of names in a sentence; the others are counted. */
const MAX_NAMED = 3;

const isWritten = (language: string): language is ReminderLanguage => language in TEXTS;

/** The content of a reminder: for each practitioner a text and the forms, each with its link. */
export function reminderLetter({ language: wanted, organization, askers }: Reminder) {
  const language = isWritten(wanted) ? wanted : 'en';
  const texts = TEXTS[language];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const dayOf = (day: CalendarDay) => date.format(new Date(`${day}T00:00:00Z`));
  const list = new Intl.ListFormat(language, { type: 'conjunction' });

  function listed(names: readonly string[]): string {
    const each = [...new Set(names)];
    if (each.length <= MAX_NAMED) return list.format(each);
    return list.format([...each.slice(0, MAX_NAMED), texts.others(each.length - MAX_NAMED)]);
  }

  const valuesOf = ({ practitioner, forms }: RemindedBy) => ({
    practitioner,
    organization,
    client: listed(forms.map(({ client }) => client)),
    form: listed(forms.map(({ name }) => name)),
    dueDate: dayOf(forms.map(({ dueOn }) => dueOn).sort()[0] ?? ''),
  });
  const linkOf = ({ client, isSelf, name, dueOn, link }: RemindedForm) => ({
    label: texts.until(isSelf ? name : `${client}, ${name}`, dayOf(dueOn)),
    href: link,
  });

  return {
    language,
    direction: texts.direction,
    hello: texts.hello,
    subject: subjectOf(texts, askers),
    lines: [
      ...askers.flatMap((asker) => [
        ...fillReminderText(asker.ownText ?? defaultReminderTexts[language], valuesOf(asker)),
        ...asker.forms.map(linkOf),
      ]),
      texts.thanks,
      texts.alone,
    ],
  };
}

/** Names the client only if all forms are about the same one. */
function subjectOf(texts: Texts, askers: readonly RemindedBy[]): string {
  const forms = askers.flatMap((asker) => asker.forms);
  const [asker] = askers;
  const [form] = forms;
  const isAboutOne = askers.length === 1 && new Set(forms.map(({ client }) => client)).size === 1;
  if (!asker || !form || !isAboutOne) return texts.several(forms.length);
  return forms.every(({ isSelf }) => isSelf)
    ? texts.forYou(asker.practitioner)
    : texts.about(form.client, asker.practitioner);
}
