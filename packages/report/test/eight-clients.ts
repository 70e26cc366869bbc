import { makeReport } from '../src/make-report.ts';
import type { ReportFormat, ReportInput, ReportOptions, ScoredForm } from '../src/report-input.ts';
import { adaptiveProfile, behaviorScales, classroomObservation, moodCheck } from './demonstration.ts';
import { fillIn, type Leaning, reportInput, scoredForm } from './sample-input.ts';

interface Person {
  name: string;
  client: ReportInput['client'];
  forms: ScoredForm[];
  made: [format: ReportFormat, options?: Partial<ReportOptions>][];
}

type Definition = ScoredForm['definition'];

const person = (
  firstName: string,
  lastName: string,
  birthDate: string,
  sex: string | null,
): ReportInput['client'] => ({ firstName, lastName, birthDate, sex });

function form(
  client: ReportInput['client'],
  definition: Definition,
  id: string,
  seed: number,
  leaning: Leaning,
  completedOn = '2026-03-04',
  rest: Partial<ScoredForm> = {},
): ScoredForm {
  const { birthDate, sex, firstName, lastName } = client;
  const made = scoredForm(
    definition,
    fillIn(definition, id, seed, leaning, { birthDate, sex, completedOn }),
    rest,
  );
  const { respondent } = made;
  return respondent.role === 'self'
    ? { ...made, respondent: { ...respondent, name: `${firstName} ${lastName}` } }
    : made;
}

const maya = person('Maya', 'Rivera', '2014-05-20', 'female');
const noah = person('Noah', "O'Brien", '2011-11-02', 'male');
const lucia = person('Lucía', 'Fernández Soto', '2012-02-29', 'female');
const omar = person('Omar', 'Haddad', '1991-07-15', 'male');
const sam = person('Sam', 'Lee', '2018-01-31', null);
const eva = person('Eva', 'Novak', '2009-08-08', 'female');
const tom = person('Tom', 'Baker', '2017-04-12', 'male');
const iris = person('Iris', 'Chen', '1958-10-03', 'female');

/** Clients of every instrument: calm and troubled, complete and full of gaps, in all languages. */
export const eightClients: Person[] = [
  {
    name: 'maya',
    client: maya,
    forms: [form(maya, behaviorScales, 'parent', 11, { lean: 0.4 })],
    made: [['Complete'], ['Client'], ['Supplemental', { itemTexts: false }]],
  },
  {
    name: 'noah',
    client: noah,
    forms: [
      form(noah, behaviorScales, 'parent', 21, { lean: 0.6 }),
      form(noah, behaviorScales, 'teacher', 22, { lean: 0.2 }, '2026-03-06'),
      form(noah, behaviorScales, 'self', 23, { lean: 0 }, '2026-03-09'),
    ],
    made: [['Combined', { interval: 95 }]],
  },
  {
    name: 'lucia',
    client: lucia,
    forms: [form(lucia, behaviorScales, 'self', 31, { lean: 0.3 })],
    made: [
      ['Score', { language: 'es' }],
      ['InterventionTip', { language: 'es', scores: true }],
      ['Client', { language: 'es', reader: 'client' }],
    ],
  },
  {
    name: 'omar',
    client: omar,
    forms: [form(omar, moodCheck, 'self', 41, { lean: 0.9 })],
    made: [
      ['Client', { language: 'ar', reader: 'client' }],
      ['ItemLevel', { language: 'es' }],
    ],
  },
  {
    name: 'sam',
    client: sam,
    forms: [form(sam, adaptiveProfile, 'teacher', 51, { lean: 0.3, missing: 0.25 })],
    made: [['Score', { initialsOnly: true }], ['Response']],
  },
  {
    name: 'eva',
    client: eva,
    forms: [1, 2, 3].map((wave) =>
      form(eva, moodCheck, 'self', 60 + wave, { lean: 1.4 - wave * 0.6 }, `2026-0${wave}-1${wave}`),
    ),
    made: [['Progress'], ['Progress', { language: 'es' }]],
  },
  {
    name: 'tom',
    client: tom,
    forms: [form(tom, classroomObservation, 'observer', 71, {})],
    made: [['Complete', { itemTexts: false }], ['InterventionTip']],
  },
  {
    name: 'iris',
    client: iris,
    forms: [
      form(iris, moodCheck, 'self', 81, { lean: 0.5, missing: 0.4 }, '2026-03-04', {
        history: [
          { at: '2026-03-02T14:00:00.000Z', what: 'Sent', who: 'Dr. Lena Kim', detail: 'By email' },
          { at: '2026-03-04T17:42:00.000Z', what: 'Submitted', who: 'Iris Chen', detail: '' },
        ],
        corrections: [
          {
            item: '2',
            before: '0',
            after: '1',
            reason: 'A slip of the finger',
            byName: 'Dr. Lena Kim',
            at: '2026-03-05T09:15:00.000Z',
          },
        ],
      }),
    ],
    made: [['Audit'], ['Complete', { language: 'es', itemTexts: false }]],
  },
];

/** What is made for them, by the name of the file that keeps it. */
export const goldenDocuments = () =>
  eightClients.flatMap(({ name, client, forms, made }) =>
    made.map(([format, options = {}]) => ({
      file: `${name}-${format.toLowerCase()}-${options.language ?? 'en'}.json`,
      document: makeReport({ ...reportInput(format, forms, options), client }),
    })),
  );
