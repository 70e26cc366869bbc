/** The texts of every page, for each language of reports and letters. */
export interface PageWords {
  direction: 'ltr' | 'rtl';
  join: (parts: string[]) => string;
  /** A day such as 2026-03-04. */
  day: (day: string) => string;
  born: (day: string) => string;
  version: (version: string) => string;
  confidential: string;
  warning: string;
  pageLabel: string;
}

const parts = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month: Number(month) - 1, date: String(Number(date)) };
};

const inEnglish = (day: string) => {
  const { year, month, date } = parts(day);
  return `${MONTHS.en[month]} ${date}, ${year}`;
};
const inSpanish = (day: string) => {
  const { year, month, date } = parts(day);
  return `${date} de ${MONTHS.es[month]} de ${year}`;
};
const inArabic = (day: string) => {
  const { year, month, date } = parts(day);
  return `${date} ${MONTHS.ar[month]} ${year}`;
};

const MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  ar: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
};

export const pageWords: Record<'en' | 'es' | 'ar', PageWords> = {
  en: {
    direction: 'ltr',
    join: (parts) => parts.join(', '),
    day: inEnglish,
    born: (day) => `born ${inEnglish(day)}`,
    version: (version) => `version ${version}`,
    confidential: 'Confidential',
    warning: 'Contains test items. Do not release.',
    pageLabel: 'Page {n} of {m}',
  },
  es: {
    direction: 'ltr',
    join: (parts) => parts.join(', '),
    day: inSpanish,
    born: (day) => `fecha de nacimiento: ${inSpanish(day)}`,
    version: (version) => `versión ${version}`,
    confidential: 'Confidencial',
    warning: 'Contiene ítems de la prueba. No divulgar.',
    pageLabel: 'Página {n} de {m}',
  },
  ar: {
    direction: 'rtl',
    join: (parts) => parts.join('، '),
    day: inArabic,
    born: (day) => `تاريخ الميلاد: ${inArabic(day)}`,
    version: (version) => `الإصدار ${version}`,
    confidential: 'سرّي',
    warning: 'يحتوي على بنود الاختبار. لا يُسلَّم لأحد.',
    pageLabel: 'صفحة {n} من {m}',
  },
};
