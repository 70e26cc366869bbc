import type { PrintedWords } from '../printed-words.ts';

export const ar: PrintedWords = {
  whoIsAsked: {
    self: 'يجيب عنه الشخص نفسه',
    parent: 'يجيب عنه أحد الوالدين أو ولي الأمر',
    teacher: 'يجيب عنه المعلم أو المعلمة',
    clinician: 'يجيب عنه المختص',
  },
  minutes: (minutes) => `المدة بالدقائق: ${minutes} تقريبًا`,
  clientName: 'اسم الشخص الذي يدور حوله هذا النموذج',
  ownName: 'اسمك',
  relationship: 'صلتك بهذا الشخص',
  date: 'التاريخ',
  howTo:
    'ضع علامة × في مربع واحد لكل سؤال. لتغيير إجابة، املأ المربع الخطأ وضع العلامة في مربع آخر. الأرقام الصغيرة لمن يُدخل النموذج.',
  aboutRater: 'عنك',
  raterQuestions: {
    'known-for': {
      text: 'منذ متى تعرف الشخص الذي يدور حوله هذا النموذج؟',
      options: {
        'under-1-month': 'أقل من شهر',
        'under-6-months': 'من شهر إلى 5 أشهر',
        'under-1-year': 'من 6 أشهر إلى 11 شهرًا',
        'over-1-year': 'سنة أو أكثر',
      },
    },
    'knows-how-well': {
      text: 'إلى أي مدى تعرف هذا الشخص؟',
      options: { little: 'ليس جيدًا', fairly: 'جيدًا إلى حد ما', well: 'جيدًا جدًا' },
    },
    interpreter: {
      text: 'هل يترجم لك أحد الأسئلة؟',
      options: { no: 'لا', yes: 'نعم' },
    },
  },
  pleaseRead: 'للقراءة',
  several: 'يمكن وضع أكثر من علامة.',
  needed: 'هذا السؤال يحتاج إلى إجابة.',
  onlyIf: (number, answers) =>
    `فقط إذا كانت إجابتك عن السؤال ${number}: ${answers.map((text) => `«${text}»`).join(' أو ')}.`,
  numberBetween: ({ min, max, decimals }) =>
    decimals === 0
      ? `عدد صحيح من ${min} إلى ${max}.`
      : `عدد من ${min} إلى ${max}، وعدد المنازل العشرية ${decimals} على الأكثر.`,
  form: (formId) => `النموذج ${formId}`,
  doNotCopy: 'مادة اختبار. لا تُنسخ ولا تُسلَّم لأحد.',
  printedFor: (name) => `طُبع من أجل ${name}`,
};
