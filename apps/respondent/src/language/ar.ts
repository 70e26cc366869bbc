import type { Words } from './words.ts';

const plurals = new Intl.PluralRules('ar');

/** 1 and 2 have forms of their own; 3 to 10 take the plural, and larger numbers the singular. */
function counted(count: number, forms: { one: string; two: string; few: string; many: string }): string {
  const form = plurals.select(count);
  if (form === 'one') return forms.one;
  if (form === 'two') return forms.two;
  return `${count} ${form === 'few' ? forms.few : forms.many}`;
}

/** Keeps the order of a name in Latin letters, including the period after an initial. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export const ar: Words = {
  language: 'اللغة',
  display: 'العرض',
  textSize: 'حجم النص',
  textSizes: { normal: 'عادي', large: 'كبير', largest: 'كبير جدًا' },
  layout: 'الأسئلة',
  layouts: { one: 'سؤال واحد في كل مرة', page: 'صفحة كاملة في كل مرة' },

  whoIsAsked: {
    self: 'الإجابات هنا عنك أنت.',
    parent: 'يجيب عن هذا النموذج أحد الوالدين أو من يرعى الطفل، والأسئلة عن الطفل.',
    teacher: 'يجيب عن هذا النموذج المعلم أو المعلمة، والأسئلة عن الطالب أو الطالبة.',
    clinician: 'يجيب عن هذا النموذج الأخصائي أو الأخصائية، والأسئلة عن الشخص المعني.',
  },
  takes: (minutes) =>
    `حوالي ${counted(minutes, { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' })}`,
  howItWorks:
    'المطلوب اختيار الأنسب، فلا توجد إجابات صحيحة أو خاطئة. يظهر السؤال التالي تلقائيًا بعد الاختيار، ويمكن الرجوع في أي وقت. ويمكن ترك أي سؤال دون إجابة.',
  aboutKeys: 'باستخدام لوحة المفاتيح، تختار الأرقام من 1 إلى 9 الإجابة.',
  notWatched: 'لا أحد يتابع الإجابات لحظة كتابتها.',
  emergency:
    'في حالات الطوارئ يُرجى الاتصال بالرقم 911. وعند التفكير في إيذاء النفس أو الحاجة إلى التحدث مع شخص ما، يُرجى الاتصال بالرقم 988 أو إرسال رسالة نصية إليه في أي وقت.',
  emergencyCall: (number) => `في حالات الطوارئ يُرجى الاتصال بالرقم ${isolated(number)}.`,
  aboutRater: 'قبل البدء',
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
  begin: 'البدء',

  questionOf: (number, total) => `السؤال ${number} من ${total}`,
  questionsOf: (from, to, total) => `الأسئلة من ${from} إلى ${to} من أصل ${total}`,
  pleaseRead: 'للقراءة',
  instructions: 'التعليمات',
  required: 'هذا السؤال يحتاج إلى إجابة.',
  chooseSeveral: 'يمكن اختيار أكثر من إجابة.',
  numberBetween: ({ min, max, decimals }) =>
    decimals === 0
      ? `عدد صحيح من ${min} إلى ${max}`
      : `عدد من ${min} إلى ${max}، وعدد المنازل العشرية ${decimals} على الأكثر`,
  charactersLeft: (count) =>
    `المتبقي: ${counted(count, { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا' })}`,
  clear: 'مسح إجابتي',
  back: 'السابق',
  skip: 'تخطي',
  next: 'التالي',

  beforeFinishing: 'قبل الإنهاء',
  allAnswered: 'تمت الإجابة عن جميع الأسئلة.',
  unanswered: (count) =>
    `بلا إجابة: ${counted(count, { one: 'سؤال واحد', two: 'سؤالان', few: 'أسئلة', many: 'سؤالًا' })}.`,
  mayStay: 'يمكن الإجابة الآن أو الإنهاء من دونها.',
  needed: 'أسئلة لا بد من الإجابة عنها قبل الإنهاء',
  finish: 'إنهاء',

  thanks: 'شكرًا جزيلًا',
  done: 'وصلت إلى نهاية النموذج. يمكن إغلاق هذه الصفحة الآن.',

  saved: 'تم الحفظ',
  notSaved: 'لم يُحفظ بعد',
  offline: 'لا يوجد اتصال، والإجابات محفوظة على هذا الجهاز',
  offlineInMemory: 'لا يوجد اتصال، يُرجى إبقاء هذه الصفحة مفتوحة',
  inMemory:
    'لا يستطيع هذا المتصفح الاحتفاظ بالإجابات على الجهاز. يُرجى إبقاء الصفحة مفتوحة حتى يظهر أنها حُفظت.',
  news: 'أُضيفت إجابات أُعطيت على جهاز آخر.',
  close: 'إغلاق',
  cancel: 'إلغاء',
  send: 'إرسال',
  didNotWork: 'لم ينجح ذلك. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  about: (name) => `عن ${isolated(name)}`,
  isAbout: (name) => `هذا النموذج عن ${isolated(name)}`,
  dueOn: (day) => `يُرجى الإنهاء في موعد أقصاه ${day}`,

  yourForms: 'النماذج المطلوبة منك',
  formsWait: (count) =>
    `بانتظارك ${counted(count, { one: 'نموذج واحد', two: 'نموذجان', few: 'نماذج', many: 'نموذجًا' })}. يمكن ملؤها واحدًا بعد الآخر وبأي ترتيب.`,
  allForms: (count) => `جميع نماذجي (${count})`,
  otherForms: 'نماذج أخرى بانتظارك',
  answeredOf: (answered, items) => `تمت الإجابة عن ${answered} من ${items}`,
  notBegun: 'لم يبدأ بعد',

  finishing: 'جارٍ الإنهاء…',
  waitsForSaving: 'لا تزال الإجابات قيد الحفظ. يُسلَّم النموذج فور حفظها كلها.',
  waitsForNetwork:
    'لا يوجد اتصال. يُسلَّم النموذج فور عودة الاتصال، فيُرجى إبقاء هذه الصفحة مفتوحة حتى ذلك الحين.',
  answersChanged: 'أُعطيت إجابات على جهاز آخر في هذه الأثناء. يُرجى مراجعة النموذج مرة أخرى ثم الإنهاء.',

  finishLater: 'الإنهاء لاحقًا',
  leaveText:
    'جميع الإجابات محفوظة. سيُزال النموذج من هذا الجهاز، ويفتحه الرابط مرة أخرى من حيث توقفت، هنا أو على جهاز آخر.',
  leaveWaits: 'لا تزال الإجابات قيد الحفظ. لحظة من فضلك.',
  leaveOffline:
    'لا يوجد اتصال، وبعض الإجابات موجودة على هذا الجهاز وحده. يمكن إغلاق الصفحة، ثم فتحها هنا مرة أخرى عند عودة الاتصال لتُحفظ.',
  takeOffDevice: 'إزالته من هذا الجهاز',
  left: 'إلى اللقاء',
  notOpen: 'هذا النموذج غير مفتوح على هذا الجهاز',
  openLink: 'يُرجى فتح الرابط من الرسالة للمتابعة من حيث توقفت. ما تمت الإجابة عنه محفوظ.',

  decline: 'لا أريد الإجابة',
  declineText: (practitioner) =>
    `سيتم إعلام ${isolated(practitioner)} ويُغلق النموذج. ولا يمكنك فتحه مرة أخرى بنفسك.`,
  declineWhy: {
    declined: 'أفضّل عدم الإجابة',
    'not-for-me': 'هذا ليس لي: لست الشخص المطلوب منه الإجابة',
  },
  aWordWhy: 'كلمة عن السبب، عند الرغبة',

  handedIn: 'وصلت إجاباتك. يمكن إغلاق هذه الصفحة الآن.',
  arrived: 'وصلت إجاباتك.',
  declined: 'اخترت عدم الإجابة',
  declinedText: (practitioner) => `تم إعلام ${isolated(practitioner)}. لا حاجة إلى أي شيء آخر.`,
  paused: 'هذا النموذج متوقف مؤقتًا',
  pausedText: 'ما تمت الإجابة عنه محفوظ. عند استئناف النموذج يفتحه الرابط نفسه مرة أخرى من حيث توقفت.',
  withdrawn: 'لم تعد هناك حاجة إلى هذا النموذج',
  withdrawnText: 'سحبه من أرسله. لا حاجة إلى أي شيء آخر.',
  expired: 'انتهت مدة هذا النموذج',
  expiredText: (day) => `كان من الممكن ملؤه حتى ${day}.`,
  askThem: (practitioner, organization) =>
    `لأي سؤال، يُرجى التواصل مع ${isolated(practitioner)} في ${isolated(organization)}.`,

  giveBack: 'يُرجى إعادة الجهاز',
  giveBackText: 'انتهيت هنا. لم يبقَ على هذا الجهاز شيء مما أجبت به.',
  signIn: 'للموظفين: تسجيل الدخول',
  leftAlone: 'تُرك هذا النموذج دون متابعة',
  askPractitioner: 'ما تمت الإجابة عنه محفوظ. يُرجى إعادة الجهاز إلى الشخص الذي أعطاك إياه.',

  enterCode: 'أدخل الرمز',
  codeHelp: 'أعطاك من طلب منك ملء النموذج رمزًا من 8 أحرف وأرقام.',
  codeLength: 'يتكوّن الرمز من 8 أحرف وأرقام.',
  codeRefused: 'هذا الرمز غير صحيح أو سبق استخدامه أو انتهت صلاحيته. يُرجى التحقق منه أو طلب رمز جديد.',
  codeTooOften: 'جُرّبت رموز كثيرة. يُرجى الانتظار دقيقة ثم المحاولة مرة أخرى.',
  openForm: 'فتح النموذج',

  preview: 'معاينة: لا يُحفظ أي شيء',
  startAgain: 'البدء من جديد',
  loading: 'جارٍ التحميل…',
  notLoaded: 'تعذّر تحميل النموذج',
  checkConnection: 'يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  tryAgain: 'المحاولة مرة أخرى',
  notValid: 'هذا الرابط غير صالح',
  askSender: 'ربما ينقص جزء من العنوان. يُرجى فتح الرابط من الرسالة مرة أخرى، أو طلب رابط جديد ممن أرسله.',
};
