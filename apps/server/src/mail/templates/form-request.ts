import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { letterIn } from '../letter.ts';
import type { Mail } from '../outbox.ts';

export type RequestedForm = { name: string; minutes: number; dueOn: CalendarDay };

type FormRequest = {
  language: string;
  practitioner: string;
  organization: string;
  /** The client by first name and initial, or by initials; null when the client answers about themself. */
  about: string | null;
  /** The link opens the first; the others follow it. */
  forms: readonly RequestedForm[];
  link: string;
};

type Texts = {
  hello: string;
  direction: 'ltr' | 'rtl';
  subject: (request: FormRequest) => string;
  asks: (request: FormRequest) => string;
  form: (form: RequestedForm, dueOn: string) => string;
  open: (count: number) => string;
  later: string;
  alone: string;
};

/** All languages that our forms exist in. */
const TEXTS: Record<string, Texts> = {
  en: {
    hello: 'Hello,',
    direction: 'ltr',
    subject: ({ about, practitioner }) =>
      about ? `Questions about ${about}, from ${practitioner}` : `Questions for you, from ${practitioner}`,
    asks: ({ about, practitioner, organization, forms }) =>
      `${practitioner} of ${organization} asks you to fill in ${
        forms.length === 1 ? 'a form' : `${forms.length} forms`
      }${about ? ` about ${about}` : ''}:`,
    form: ({ name, minutes }, dueOn) => `${name}: about ${minutes} minutes, until ${dueOn}`,
    open: (count) => (count === 1 ? 'Open the form' : 'Open the first form'),
    later:
      'You can stop at any time and go on later with the same link. If you do not want to answer, or if this is not for you, you can say so there.',
    alone: 'The link is for you alone. Please do not pass it on.',
  },
  es: {
    hello: 'Hola:',
    direction: 'ltr',
    subject: ({ about, practitioner }) =>
      about ? `Preguntas sobre ${about}, de ${practitioner}` : `Preguntas para usted, de ${practitioner}`,
    asks: ({ about, practitioner, organization, forms }) =>
      `${practitioner}, de ${organization}, le pide que complete ${
        forms.length === 1 ? 'un formulario' : `${forms.length} formularios`
      }${about ? ` sobre ${about}` : ''}:`,
    form: ({ name, minutes }, dueOn) => `${name}: unos ${minutes} minutos, hasta el ${dueOn}`,
    open: (count) => (count === 1 ? 'Abrir el formulario' : 'Abrir el primer formulario'),
    later:
      'Puede detenerse en cualquier momento y continuar más tarde con el mismo enlace. Si no desea responder, o si esto no es para usted, puede decirlo allí.',
    alone: 'El enlace es solo para usted. Por favor, no lo comparta.',
  },
  ar: {
    hello: 'مرحبًا،',
    direction: 'rtl',
    subject: ({ about, practitioner }) =>
      about ? `أسئلة عن ${about} من ${practitioner}` : `أسئلة لك من ${practitioner}`,
    asks: ({ about, practitioner, organization, forms }) =>
      `يطلب منك ${practitioner} من ${organization} تعبئة ${
        forms.length === 1 ? 'نموذج' : `نماذج (العدد: ${forms.length})`
      }${about ? ` عن ${about}` : ''}:`,
    form: ({ name, minutes }, dueOn) => `${name}: نحو ${minutes} دقيقة، حتى ${dueOn}`,
    open: (count) => (count === 1 ? 'افتح النموذج' : 'افتح النموذج الأول'),
    later:
      'يمكنك التوقف في أي وقت والمتابعة لاحقًا بالرابط نفسه. إذا كنت لا ترغب في الإجابة، أو إذا لم يكن هذا موجهًا إليك، فيمكنك قول ذلك هناك.',
    alone: 'هذا الرابط لك وحدك. يرجى عدم مشاركته.',
  },
};

/** One mail for all forms of a recipient. Languages without a translation get English. */
export function formRequestMail(request: FormRequest): Omit<Mail, 'to'> {
  const language = request.language in TEXTS ? request.language : 'en';
  const texts = TEXTS[language] as Texts;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const dayOf = (day: CalendarDay) => date.format(new Date(`${day}T00:00:00Z`));
  return letterIn(
    { hello: texts.hello, language, direction: texts.direction },
    texts.subject(request),
    texts.asks(request),
    ...request.forms.map((form) => texts.form(form, dayOf(form.dueOn))),
    { label: texts.open(request.forms.length), href: request.link },
    texts.later,
    texts.alone,
  );
}
