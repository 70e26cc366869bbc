import type { NormGroup } from '@hub/instrument/definition/norms';
import type { ReportFormat, Role } from '../report-input.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

const roles: Record<Role, string> = {
  self: 'self-report',
  parent: 'parent',
  teacher: 'teacher',
  clinician: 'clinician',
};
const titles: Record<ReportFormat, string> = {
  Audit: 'Audit report',
  Complete: 'Complete report',
  Score: 'Score report',
  InterventionTip: 'Intervention tips',
  Combined: 'Combined report',
  Progress: 'Progress report',
  Supplemental: 'Supplemental report',
  Client: 'Letter',
  Response: 'Response report',
  ItemLevel: 'Item-level report',
};
const normGroups: Record<NormGroup, string> = {
  combined: 'All (combined norms)',
  male: 'Males',
  female: 'Females',
};

/** All sentences of the reports in one language, without those of letters. */
export const en = {
  titles,
  roles,
  normGroups,
  join: (parts: string[]) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  sections: {
    overview: 'Overview',
    validity: 'Can the form be trusted?',
    profile: 'Profile',
    scores: 'Scores',
    scales: 'Each scale in words',
    criteria: 'Criteria',
    critical: 'Critical answers',
    answers: 'Answers by scale',
    recommendations: 'Recommendations',
    method: 'How it was scored',
    history: 'What happened',
    home: 'For home',
    school: 'For school',
    clinic: 'For the clinic',
    self: 'For the person',
    raters: 'Who answered',
    differences: 'Differences between raters',
    agreement: 'Agreement by scale',
    changes: 'What changed',
    overTime: 'Each scale over time',
    norms: 'Other norm groups',
    supplementary: 'Supplementary scales',
    statistics: 'Item statistics of the scales',
    responses: 'Answers in the order of the form',
    leftOut: 'What was left out',
    items: 'Items, weights and contributions',
    ideas: 'Ideas that can help',
  },
  facts: {
    client: 'Client',
    birthDate: 'Date of birth',
    age: 'Age when completed',
    answeredBy: 'Answered by',
    completedOn: 'Completed on',
    instrument: 'Instrument',
    form: 'Form',
    norms: 'Compared with',
    case: 'Case',
    practitioner: 'Practitioner',
    language: 'Answered in',
    administration: 'Administration',
    scoreVersion: 'Score version',
    contentHash: 'Content of the instrument (hash)',
    timeTaken: 'Time taken',
  },
  age: (years: number, months: number) =>
    [count(years, 'year', 'years'), ...(months === 0 ? [] : [count(months, 'month', 'months')])].join(', '),
  minutes: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
  onPaper: 'Not measured (on paper, or without times)',
  at: (day: string, hour: number, minute: string) =>
    `${day}, ${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
  timeZone: (zone: string) => `Times are those of ${zone}.`,
  languages: { en: 'English', es: 'Spanish', ar: 'Arabic' } as Record<string, string>,
  none: '—',

  columns: {
    scale: 'Scale',
    raw: 'Raw',
    score: 'Score',
    t: 'T',
    interval: (interval: number) => `${interval}% interval`,
    percentile: 'Percentile',
    band: 'Band',
    inProfile: 'In the profile',
    check: 'Check',
    value: 'Value',
    result: 'Result',
    meaning: 'What it means',
    number: 'No.',
    item: 'Item',
    answer: 'Answer',
    why: 'Why it matters',
    when: 'When',
    what: 'What',
    who: 'Who',
    detail: 'Details',
    before: 'Before',
    after: 'After',
    reason: 'Reason',
    told: 'When, by whom, on whose word',
    letter: 'Letter',
    rater: 'Rater',
    role: 'Role',
    completed: 'Completed',
    completedForm: 'Form',
    trust: 'Trust',
    agreement: 'Agreement',
    sinceFirst: 'Since the first',
    sincePrevious: 'Since the one before',
    items: 'Items',
    answered: 'Answered',
    mean: 'Mean',
    lowest: 'Lowest',
    highest: 'Highest',
    counts: 'Counts',
    possible: 'Possible',
    weights: 'Weights',
    marks: 'Marks',
    seconds: 'Seconds',
    criterion: 'Criterion',
    change: 'Change',
    last: 'Latest T',
    first: 'First T',
  },

  reasons: {
    TOO_MANY_MISSING: 'Too many answers are missing',
    OUT_OF_NORM_RANGE: 'Outside of the ages or scores of the norms',
    NO_NORM_GROUP: 'No norms of this group for this person',
    NOT_ON_FORM: 'Not on this form',
    DEPENDS_ON: (scales: string, more: number) =>
      more === 0 ? `Needs a score of ${scales}` : `Needs a score of ${scales} and ${more} more`,
  },

  trust: {
    titles: {
      good: 'The form can be trusted',
      caution: 'Read this form with caution',
      concern: 'The form may not show the person as they are',
      unchecked: 'Not every check could be made',
      noChecks: 'The instrument has no validity checks',
    },
    short: {
      good: 'Can be trusted',
      caution: 'With caution',
      concern: 'Doubtful',
      unchecked: 'Not fully checked',
      noChecks: 'No checks',
    },
    all: 'All validity checks are acceptable.',
    allForms: 'All validity checks of all forms are acceptable.',
    ofForm: (form: string, title: string, lines: string[]) => [`${form}. ${title}.`, ...lines].join(' '),
    formsTitle: 'Not all forms can be trusted alike',
    noChecks: 'Read the answers themselves before the scores.',
    tooManyOmitted: (omitted: number) =>
      `${count(omitted, 'item was', 'items were')} left out, more than the form allows.`,
    accepted: (name: string, reason: string) =>
      `${name} accepted the form although a check is extreme. Reason: ${reason}`,
    acceptedWithGaps: (name: string, reason: string) =>
      `${name} accepted the form although many answers are missing. Reason: ${reason}`,
    notAccepted: 'Judge the form before you use its scores.',
    check: (name: string, explanation: string) => `${name}: ${explanation}`,
    states: {
      acceptable: 'Acceptable',
      caution: 'Caution',
      extreme: 'Extreme',
      'cannot-be-determined': 'Cannot be determined',
      'not-available': 'Not available',
    },
    cannotBeDetermined: 'Answers are missing that could change the result.',
    notAvailable: 'It was not measured on this form.',
    caption: 'Validity checks of the form',
  },

  overview: {
    asked: 'What was asked',
    standsOut: 'What stands out',
    next: 'What to do next',
    referral: (reason: string) => `Reason for referral: ${reason}`,
    answered: (respondent: string, role: string, form: string, instrument: string, day: string) =>
      `${respondent} (${role}) answered the ${form} of the ${instrument} on ${day}.`,
    numbers: (t: string, interval: string, percentile: string) =>
      [`T ${t}`, interval, percentile].filter((part) => part !== '').join(', '),
    interval: (level: number, from: string, to: string) => `${level}% interval ${from} to ${to}`,
    percentile: (percentile: string) => `percentile ${percentile}`,
    nothing: 'No scale that has a score is outside of its usual band.',
    gaps: 'Ask for the answers that are missing, or have the form answered again.',
    other: (scale: string, band: string) => `${scale} (${band})`,
    others: (scales: string) => `Also outside of the usual band: ${scales}.`,
    aboveOwn: (scales: string) => `Above the client's own mean: ${scales}.`,
    belowOwn: (scales: string) => `Below the client's own mean: ${scales}.`,
    noScores: (scales: string) => `Without a score: ${scales}.`,
    critical: (number: number) =>
      `${count(number, 'critical answer needs', 'critical answers need')} to be read soon and talked about.`,
    judge: 'Judge first whether the form can be used; see the validity checks.',
    discuss: 'Talk the result over with those involved, and ask whether it fits what they see.',
  },

  profile: {
    title: 'T score',
    caption: (names: string, interval: number) => `${names}: T scores with ${interval}% intervals.`,
    withoutInterval: (names: string) => `${names}: T scores.`,
    marked: 'Triangle: stands out from the own mean.',
    highest: (scale: string, t: string, band: string) => `${scale} is highest, T ${t}${band}.`,
    lowest: (scale: string, t: string, band: string) => `${scale} is lowest, T ${t}${band}.`,
    also: (scales: string) => `Also outside of the usual band: ${scales}.`,
    alsoAndMore: (scales: string, more: number) =>
      `Also outside of the usual band: ${scales}; and ${more} more.`,
    others: 'All other scales are in their usual band.',
    all: 'All scales are in their usual band.',
    inBand: (band: string) => ` (${band})`,
    composites: (scales: string) => `Composites: ${scales}.`,
    standsOut: (scales: string) => `Standing out from the client's own mean: ${scales}.`,
    without: (scales: string) => `Without a score: ${scales}.`,
    rater: (rater: string, sentence: string) => `${rater}: ${sentence}`,
  },

  scores: {
    caption: (norms: string) => `Scores of all scales, compared with: ${norms}`,
    captionRaw: 'Scores of all scales',
    aboveOwn: 'Above own mean',
    belowOwn: 'Below own mean',
    note: 'T scores have a mean of 50 and a standard deviation of 10 in the norms. A percentile tells how many of 100 people of the norms have this score or a lower one.',
  },

  scales: {
    inBand: (scale: string, band: string, numbers: string) => `${scale}: ${band} (${numbers}).`,
    noText: (scale: string, band: string) => `${scale} is in the band “${band}”.`,
    raw: (score: string) => `The score is ${score}.`,
  },

  criteria: {
    caption: 'Criteria of the instrument',
    results: {
      met: 'Met',
      'not-met': 'Not met',
      'cannot-be-determined': 'Cannot be determined',
    },
  },

  critical: {
    caption: 'Answers that should be read soon',
    none: 'No critical answer was given.',
    firstSaid: (first: string, now: string) => `First said: ${first}. Corrected to: ${now}.`,
    acknowledged: (found: string, at: string, by: string) =>
      `Found on ${found}; acknowledged on ${at} by ${by}.`,
    notAcknowledged: (found: string) => `Found on ${found}; not acknowledged yet.`,
    note: (note: string) => `Note: ${note}`,
  },

  corrections: {
    title: 'Corrected after it was answered',
    caption: 'What was corrected',
    captionOfCodes: 'What was corrected, as codes',
    answers: (number: number) => count(number, 'answer', 'answers'),
    facts: { 'birth-date': 'Birth date', sex: 'Sex' },
    sexes: { male: 'Male', female: 'Female' } as Record<string, string>,
    by: (at: string, by: string, onWordOf: string) =>
      `${at}, by ${by}${onWordOf === '' ? '' : `, on the word of ${onWordOf}`}`,
    count: (what: string, told: string) => `Corrected: ${what} (${told}).`,
    ofForm: (name: string, text: string) => `${name}: ${text}`,
    fact: (days: string) => `Corrected on ${days}.`,
    noAnswer: 'no answer',
  },

  answers: {
    caption: (scale: string) => `Answers that count for ${scale}`,
    others: 'Items that count for no scale',
    missing: 'Left out',
    hidden: 'Not asked',
    switchedOff: 'Switched off',
  },

  recommendations: {
    none: 'No scale is in a band for which the instrument has recommendations.',
    headings: { home: 'At home', school: 'At school', clinic: 'In the clinic', self: 'For the person' },
    score: (band: string, numbers: string) => (numbers === '' ? band : `${band} (${numbers})`),
    strengths: (scales: string) => `Strengths to build on: ${scales}.`,
    intro: 'These ideas follow from the answers on one form. Choose what fits the person and the place.',
  },

  method: {
    norms: (about: string) => `Norms: ${about}`,
    noNorms: 'The instrument has no norms: scores describe what was seen and are compared with nobody.',
    intervals: (interval: number) =>
      `An interval tells where the score would most likely lie if the form were answered again under the same conditions: the score plus and minus z times its standard error of measurement, at ${interval}%.`,
    missing:
      'Where answers are missing, a scale is scored as the instrument says; with more missing than it allows, it has no score.',
    standOuts:
      'A scale stands out when it differs from the mean of the client’s own scales of the same direction by more than chance explains, corrected for the number of scales. Composites are left aside.',
    differences:
      'Two raters differ significantly when their T scores are further apart than the errors of measurement of both explain, at 5%, corrected for the number of pairs. They agree on a scale when they do not differ significantly and are in the same band.',
    changes:
      'A change is reliable when it is at least 1.96 times the standard error of measurement of the first score times the square root of two (Jacobson and Truax).',
    switchedOff: (numbers: string) => `Items switched off by the practitioner: ${numbers}.`,
    forms: 'Forms and score versions that this report was made from',
  },

  audit: {
    history: 'History of the administration',
    noHistory: 'Nothing is on record.',
  },

  combined: {
    letters: (letter: string, rater: string, role: string) => `${letter}: ${rater} (${role})`,
    raters: 'Raters and their letters',
    scores: 'T scores of each rater, with their bands',
    differences: 'T of the second rater less T of the first. An asterisk marks a significant difference.',
    agreement: 'Agreement of the raters on each scale',
    pair: (first: string, second: string) => `${first}–${second}`,
    allAgree: 'All agree',
    agree: (pairs: string) => `Agree: ${pairs}`,
    noneAgree: 'No pair agrees',
    notCompared: 'Cannot be compared',
    significant: 'These differences are significant, in T points:',
    significantPairs: (scale: string, pairs: string) => `${scale}: ${pairs}`,
    score: (t: string, interval: string, band: string) =>
      [interval === '' ? t : `${t} (${interval})`, band].filter((part) => part !== '').join(', '),
    noneSignificant: 'No two raters differ significantly on any scale.',
    warnings: {
      OTHER_VERSION: 'The raters answered different versions of the instrument. Compare with caution.',
      OTHER_NORM_GROUP: 'The scores rest on different norm groups. Compare with caution.',
    },
    sums: (agreed: number, compared: number) =>
      `Of ${count(compared, 'scale', 'scales')} that can be compared, all raters agree on ${agreed}.`,
  },

  progress: {
    answered: (respondent: string, role: string, times: number, first: string, last: string) =>
      `${respondent} (${role}) answered the form ${times} times, from ${first} to ${last}.`,
    better: (scale: string, from: string, to: string) =>
      `${scale} changed reliably for the better: from T ${from} to T ${to}.`,
    worse: (scale: string, from: string, to: string) =>
      `${scale} changed reliably for the worse: from T ${from} to T ${to}.`,
    changed: (scale: string, from: string, to: string) =>
      `${scale} changed reliably: from T ${from} to T ${to}.`,
    none: 'No scale has changed reliably since the first form.',
    summary: 'Change from the first to the latest form',
    reliable: (change: string) => `${change}, reliable`,
    notReliable: (change: string) => `${change}, not reliable`,
    caption: (scale: string, interval: number) =>
      `${scale} over time, with ${interval}% intervals. Filled points have changed reliably since the first.`,
    captionPlain: (scale: string) =>
      `${scale} over time. Filled points have changed reliably since the first.`,
    table: (scale: string) => `${scale} on each day`,
    alternative: (scale: string, from: string, first: string, to: string, last: string) =>
      `${scale} was T ${from} on ${first} and T ${to} on ${last}.`,
    alternativeBetween: (highest: string, day: string) => `The highest was T ${highest} on ${day}.`,
    alternativeReliable: 'This is a reliable change.',
    alternativeNotReliable: 'This is no reliable change.',
    once: (scale: string, t: string, day: string) => `${scale} has one score only: T ${t} on ${day}.`,
    noScore: (scale: string) => `${scale} has no score on any day.`,
    warnings: {
      OTHER_VERSION: 'The forms are of different versions of the instrument. Compare with caution.',
      OTHER_NORM_GROUP: 'The scores rest on different norm groups. Compare with caution.',
    },
  },

  supplemental: {
    norms: 'T scores by norm group, with percentiles',
    tWithPercentile: (t: string, percentile: string) => (percentile === '' ? t : `${t} (${percentile})`),
    withoutGroup: (groups: string) => `There is no score for this person by the norms of: ${groups}.`,
    supplementary: 'Scales without norms, and further bands',
    noSupplementary: 'The instrument has no scales beyond those of the profile.',
    statistics: 'What the answers of each scale count',
    items: (scale: string) => `Items of ${scale}`,
    range: (from: string, to: string) => `${from} to ${to}`,
  },

  responses: {
    caption: 'Every item with its answer',
    omitted: (numbers: string) => `Left out: items ${numbers}.`,
    switchedOff: (numbers: string) => `Switched off by the practitioner: items ${numbers}.`,
    hidden: (numbers: string) => `Not asked, because of an earlier answer: items ${numbers}.`,
    complete: 'Nothing was left out.',
  },

  items: {
    caption: 'Every item with its weights in each scale and what the answer counts',
    value: 'the number itself',
    weight: (answer: string, weight: string) => `${answer}: ${weight}`,
    noScale: 'No scale',
    critical: 'Critical',
    criticalAtFirst: 'Critical as first said',
    note: 'Weights are listed by the code of the answer.',
  },
};

export type Words = typeof en;
