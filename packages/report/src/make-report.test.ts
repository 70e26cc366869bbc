import { type Block, type ReportDocument, reportDocument, type Table } from '@hub/document/document';
import { textOfDocument } from '@hub/document/text-of-document';
import { describe, expect, test } from 'vitest';
import {
  adaptiveProfile,
  behaviorScales,
  classroomObservation,
  instruments,
  moodCheck,
} from '../test/demonstration.ts';
import { fillIn, reportInput, scoredForm } from '../test/sample-input.ts';
import { formatsFor } from './formats-for.ts';
import { languagesOf } from './languages-of.ts';
import { makeReport } from './make-report.ts';
import { carriesItems, sectionsOf } from './report-formats.ts';
import { type ReportFormat, reportFormats, type ScoredForm } from './report-input.ts';

const tablesOf = ({ blocks }: ReportDocument) =>
  blocks.filter((block): block is Table => block.kind === 'table');
const headingsOf = ({ blocks }: ReportDocument) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
const allText = (document: ReportDocument) => textOfDocument(document).join('\n');

const waves = (definition: ScoredForm['definition'], form: string, seeds: number[], rest = {}) =>
  seeds.map((seed, index) =>
    scoredForm(
      definition,
      fillIn(definition, form, seed, { lean: 1 - index / 2 }, { completedOn: `2026-0${3 + index}-04` }),
      rest,
    ),
  );

/** Forms of an instrument that a format can be made of. */
function formsFor(format: ReportFormat, definition: ScoredForm['definition'], seed: number): ScoredForm[] {
  const [first] = definition.forms;
  const ids = definition.forms.map(({ id }) => id);
  if (format === 'Combined') {
    return [...ids, ...ids]
      .slice(0, 3)
      .map((id, index) => scoredForm(definition, fillIn(definition, id, seed + index)));
  }
  if (format === 'Progress') return waves(definition, first?.id ?? '', [seed, seed + 1, seed + 2]);
  const missing = [0, 0.05, 0.3][seed % 3] ?? 0;
  return [scoredForm(definition, fillIn(definition, ids[seed % ids.length] ?? '', seed, { missing }))];
}

const possible = instruments.flatMap((definition) =>
  reportFormats.flatMap((format) => {
    const forms = formsFor(format, definition, 0);
    const isPossible = formatsFor(forms).some((offer) => offer.format === format && offer.reason === null);
    return isPossible
      ? languagesOf(format, definition).map((language) => ({ format, definition, language }))
      : [];
  }),
);
const cases = possible.map(({ format, definition, language }) => ({
  name: `${definition.code} ${format} ${language}`,
  format,
  definition,
  language,
}));

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const make = (format: ReportFormat, definition: ScoredForm['definition'], seed: number, rest = {}) =>
  makeReport(reportInput(format, formsFor(format, definition, seed), rest));

function faultsOf(document: ReportDocument): string[] {
  const faults: string[] = [];
  let level = 1;
  for (const block of document.blocks) {
    if (block.kind === 'heading') {
      if (block.level > level + 1) faults.push(`${block.text} skips a level`);
      level = block.level;
    }
    if (block.kind === 'figure' && block.alternative.length < 20)
      faults.push(`${block.caption}: no alternative`);
    if (block.kind === 'table') {
      if (block.rows.length === 0) faults.push(`${block.caption} has no rows`);
      if (block.rows.some((row) => row.length !== block.columns.length))
        faults.push(`${block.caption}: cells`);
    }
  }
  return [...faults, ...textOfDocument(document).filter((text) => /undefined|NaN|\[object|null/.test(text))];
}

test.each(cases)('$name is a whole document', ({ format, definition, language }) => {
  for (const seed of SEEDS) {
    const document = make(format, definition, seed, { language });
    expect(reportDocument.safeParse(document).error?.issues).toBeUndefined();
    expect(faultsOf(document)).toEqual([]);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  }
});

test.each(cases)(
  '$name says on every page whose it is, and by which norms',
  ({ format, definition, language }) => {
    const { running, letterhead } = make(format, definition, 1, { language });
    expect(running.head[0]).toContain('Maya Rivera');
    expect(running.head[0]).toMatch(/20\d\d/);
    expect(running.head[1]).toContain(definition.version);
    expect(running.foot[0]).toContain('Dr. Lena Kim');
    expect(running.foot).toContain(definition.notice?.[language]);
    expect(running.pageLabel).toMatch(/\{n\}.*\{m\}/);
    expect(letterhead?.organization).toBe('Larkfield Clinic');
  },
);

const itemTextsOf = ({ items }: ScoredForm['definition'], language: string) =>
  items.map(({ text }) => text[language] ?? '');

/** The item texts found as whole cells or lines; words of an item may occur in our own sentences. */
const carried = (document: ReportDocument, definition: ScoredForm['definition'], language: string) => {
  const texts = new Set(textOfDocument(document));
  return itemTextsOf(definition, language).filter((text) => texts.has(text));
};

test.each(cases)('$name keeps the items of the test safe', ({ format, definition, language }) => {
  const document = make(format, definition, 4, { language });
  const without = make(format, definition, 4, { language, itemTexts: false });
  expect(carried(without, definition, language)).toEqual([]);
  expect(without.running.warning).toBeNull();
  if (carriesItems(format)) {
    expect(carried(document, definition, language)).not.toEqual([]);
    expect(document.running.warning).toMatch(/Do not release|No divulgar/);
  } else {
    expect(carried(document, definition, language)).toEqual([]);
    expect(document.running.warning).toBeNull();
  }
});

test.each(cases)('$name has initials instead of the name', ({ format, definition, language }) => {
  const document = make(format, definition, 2, { language, initialsOnly: true });
  const everything = JSON.stringify({ ...document, letterhead: null });
  expect(everything).toContain('M. R.');
  expect(everything).not.toContain('Maya');
});

test.each(cases)(
  '$name loses a section that is switched off, and keeps its opening',
  ({ format, definition, language }) => {
    const opening: Block[] = [{ kind: 'paragraph', look: 'normal', runs: [{ text: 'A word before.' }] }];
    const whole = make(format, definition, 4, { language, opening });
    const bare = make(format, definition, 4, { language, opening, sections: [] });
    expect(allText(whole)).toContain('A word before.');
    expect(bare.blocks.length).toBeLessThanOrEqual(whole.blocks.length);
    expect(allText(bare)).toContain('A word before.');
    const [first] = sectionsOf(format);
    const only = make(format, definition, 4, { language, opening, sections: first ? [first.id] : [] });
    expect(only.blocks.length).toBeGreaterThanOrEqual(bare.blocks.length);
  },
);

test('every section that can be switched off is gone without it', () => {
  for (const format of reportFormats) {
    for (const { id } of sectionsOf(format).filter(() => !['InterventionTip', 'Client'].includes(format))) {
      const definition = id === 'criteria' ? classroomObservation : behaviorScales;
      const sections = sectionsOf(format)
        .map((section) => section.id)
        .filter((section) => section !== id);
      const [whole, without] = (['all', sections] as const).map((chosen) =>
        make(format, definition, 3, { sections: chosen }),
      );
      expect(without?.blocks.length, `${format} ${id}`).toBeLessThan(whole?.blocks.length ?? 0);
    }
  }
});

const trusted = (document: ReportDocument) =>
  document.blocks.flatMap((block) => (block.kind === 'callout' ? [[block.tone, block.title]] : []));

/** All items answered with the last option, which fails every validity check. */
const careless = (definition: ScoredForm['definition'], form: string) => {
  const input = fillIn(definition, form, 1);
  const answers = Object.fromEntries(Object.keys(input.answers).map((item) => [item, '3']));
  return scoredForm(definition, { ...input, answers });
};

test.each(reportFormats.filter((format) => !['Client', 'Combined', 'Progress'].includes(format)))(
  '%s says first whether the form can be trusted, and who accepted it all the same',
  (format) => {
    const good = makeReport(
      reportInput(format, [
        scoredForm(moodCheck, {
          ...fillIn(moodCheck, 'self', 1),
          answers: Object.fromEntries(
            ['1', '1', '2', '0', '1', '2', '0', '1', '2', '1', '3', '0'].map((answer, index) => [
              index + 1,
              answer,
            ]),
          ),
        }),
      ]),
    );
    expect(trusted(good)).toEqual([['good', 'The form can be trusted']]);
    const bad = makeReport(reportInput(format, [careless(behaviorScales, 'parent')]));
    expect(trusted(bad)).toEqual([['concern', 'The form may not show the person as they are']]);
    expect(bad.blocks.findIndex(({ kind }) => kind === 'callout')).toBeLessThan(3);
    expect(allText(bad)).toContain(
      'Dr. Lena Kim accepted the form although a check is extreme. Reason: I asked again by phone',
    );
  },
);

test('the letter says in plain words that a doubtful form was used', () => {
  const letter = makeReport(reportInput('Client', [careless(behaviorScales, 'parent')]));
  expect(allText(letter)).toContain('Dr. Lena Kim looked at them and chose to use the form all the same.');
});

test('the letter has no scores, no percentiles and no critical answer', () => {
  for (const definition of [behaviorScales, adaptiveProfile, moodCheck]) {
    for (const seed of SEEDS) {
      const letter = make('Client', definition, seed);
      const content = letter.blocks.filter(({ kind }) => kind !== 'signature');
      const text = allText({ ...letter, letterhead: null, blocks: content }).replaceAll(
        /(January|February|March) \d+, \d{4}/g,
        '',
      );
      expect(text).not.toMatch(/\d/);
      expect(text).not.toMatch(/percentile|interval|\bT\b/);
      for (const { text: why } of definition.critical ?? []) expect(text).not.toContain(why.en);
      expect(tablesOf(letter)).toEqual([]);
    }
  }
});

test('the letter tells strengths before what is hard', () => {
  const input = fillIn(adaptiveProfile, 'parent', 1);
  const answers = Object.fromEntries(
    Object.keys(input.answers).map((item) => [item, item.startsWith('com') ? '3' : '0']),
  );
  const letter = makeReport(reportInput('Client', [scoredForm(adaptiveProfile, { ...input, answers })]));
  const headings = headingsOf(letter);
  expect(headings.indexOf('What goes well')).toBe(0);
  expect(headings.indexOf('What may be hard right now')).toBeGreaterThan(0);
  expect(headings.at(-1)).toBe('What can help');
});

test('tips have scores only where asked for', () => {
  const forms = [scoredForm(behaviorScales, fillIn(behaviorScales, 'parent', 3, { lean: 1 }))];
  const [without, withScores] = [false, true].map((scores) =>
    allText(makeReport(reportInput('InterventionTip', forms, { scores }))),
  );
  expect(without).not.toMatch(/T \d/);
  expect(without).toContain('At home');
  expect(without).toContain('At school');
  expect(without).toContain('In the clinic');
  expect(withScores).toMatch(/T \d\d/);
});

test('an audit tells what happened at the hour of the organization', () => {
  const form = scoredForm(moodCheck, fillIn(moodCheck, 'self', 1), {
    history: [{ at: '2026-03-04T15:30:00.000Z', what: 'Sent', who: 'Dr. Lena Kim', detail: 'By email' }],
  });
  const [history] = tablesOf(makeReport(reportInput('Audit', [form])));
  expect(history?.rows[0]?.map(({ text }) => text)).toEqual([
    'March 4, 2026, 9:30 AM',
    'Sent',
    'Dr. Lena Kim',
    'By email',
  ]);
});

describe('corrections', () => {
  const CRITICAL = '12';
  const input = fillIn(moodCheck, 'self', 1);
  /** The self-report was first critical, and the birth date was wrong. */
  const corrected = scoredForm(
    moodCheck,
    { ...input, answers: { ...input.answers, 3: '1', [CRITICAL]: '0' } },
    {
      corrections: [
        {
          item: CRITICAL,
          before: '3',
          after: '0',
          reason: 'The pen had slipped',
          byName: 'Dr. Lena Kim',
          onWordOf: 'Maya Rivera',
          at: '2026-03-05T23:05:00.000Z',
        },
        {
          item: '3',
          before: null,
          after: '1',
          reason: 'Left out',
          byName: 'Dr. Lena Kim',
          at: '2026-03-06T16:00:00.000Z',
        },
      ],
      factCorrections: [
        {
          fact: 'birth-date',
          before: '2008-01-02',
          after: '2008-01-03',
          reason: 'The passport says so',
          byName: 'Dr. Lena Kim',
          onWordOf: 'Ana Rivera',
          at: '2026-03-06T16:00:00.000Z',
        },
      ],
      alerts: [
        {
          at: '2026-03-04T16:00:00.000Z',
          acknowledged: {
            at: '2026-03-04T17:00:00.000Z',
            byName: 'Dr. Lena Kim',
            note: 'Talked on the phone.',
          },
        },
        { at: '2026-03-05T16:00:00.000Z', acknowledged: null },
      ],
    },
  );
  const reportOf = (format: ReportFormat, rest: Parameters<typeof reportInput>[2] = {}) => {
    const forms = format === 'Progress' ? [corrected, corrected] : [corrected];
    return makeReport(reportInput(format, forms, rest));
  };
  const offered = reportFormats.filter(
    (format) => formatsFor([corrected]).find((offer) => offer.format === format)?.reason === null,
  );
  /** Everything before the first section or page break that follows the head. */
  const firstPage = (document: ReportDocument) => {
    const lines = allText(document);
    const end = document.blocks.findIndex(({ kind }) => kind === 'page-break');
    return end === -1 ? lines : allText({ ...document, blocks: document.blocks.slice(0, end) });
  };

  test('are told on the first page of every format, and of a form without any in none', () => {
    expect(offered).toContain('Client');
    for (const format of [...offered, 'Progress'] as const) {
      expect(firstPage(reportOf(format)), format).toMatch(
        /Corrected after it was answered|put right on March 5, 2026, March 6, 2026/,
      );
      const plain = scoredForm(moodCheck, input);
      const without = makeReport(reportInput(format, format === 'Progress' ? [plain, plain] : [plain]));
      expect(allText(without), format).not.toMatch(/Corrected after|put right/);
    }
  });

  test('are told in full by number and code, by number, or with the item, as the format may', () => {
    const rowsOf = (document: ReportDocument) =>
      tablesOf(document)
        .find(({ caption }) => caption.startsWith('What was corrected'))
        ?.rows.map((row) => row.map(({ text }) => text));
    const told = 'March 5, 2026, 5:05 PM, by Dr. Lena Kim, on the word of Maya Rivera';
    expect(rowsOf(reportOf('Audit'))).toEqual([
      ['12', '3', '0', told, 'The pen had slipped'],
      ['3', 'no answer', '1', 'March 6, 2026, 10:00 AM, by Dr. Lena Kim', 'Left out'],
      [
        'Birth date',
        'January 2, 2008',
        'January 3, 2008',
        'March 6, 2026, 10:00 AM, by Dr. Lena Kim, on the word of Ana Rivera',
        'The passport says so',
      ],
    ]);
    for (const format of ['Complete', 'Response', 'ItemLevel'] as const) {
      const [first] = rowsOf(reportOf(format)) ?? [];
      expect(first?.slice(0, 1).concat(first.slice(2)), format).toEqual([
        '12',
        'Every day',
        'Not at all',
        told,
        'The pen had slipped',
      ]);
      expect(rowsOf(reportOf(format, { itemTexts: false }))?.[0], format).toEqual([
        '12',
        'Every day',
        'Not at all',
        told,
        'The pen had slipped',
      ]);
    }
  });

  test('are counted by day, person and word where items have no place, and only mentioned to others', () => {
    const score = allText(reportOf('Score'));
    expect(score).toContain(
      'Corrected: 1 answer (March 5, 2026, by Dr. Lena Kim, on the word of Maya Rivera).',
    );
    expect(score).toContain('Corrected: 1 answer (March 6, 2026, by Dr. Lena Kim).');
    expect(score).toContain(
      'Corrected: Birth date (March 6, 2026, by Dr. Lena Kim, on the word of Ana Rivera).',
    );
    expect(score).not.toContain('The pen had slipped');
    const letter = allText(reportOf('Client'));
    expect(letter).toContain('Something on this form was put right on March 5, 2026, March 6, 2026.');
    expect(letter).not.toMatch(/Lena Kim, on|pen had/);
  });

  test('take no critical answer away: what was first said is listed, and who has acknowledged it', () => {
    const text = allText(reportOf('Complete'));
    expect(text).not.toContain('No critical answer was given');
    expect(text).toContain('First said: Every day. Corrected to: Not at all.');
    expect(text).toContain('1 critical answer needs to be read soon');
    expect(text).toContain('acknowledged on March 4, 2026, 11:00 AM by Dr. Lena Kim.');
    expect(text).toContain('not acknowledged yet.');
    expect(text).not.toContain('Talked on the phone.');
    expect(allText(reportOf('Complete', { alertNotes: true }))).toContain('Note: Talked on the phone.');
    expect(allText(reportOf('ItemLevel'))).toContain('Critical as first said');
    const { corrections: _, ...rest } = corrected;
    const never = allText(makeReport(reportInput('Complete', [{ ...rest, corrections: [] }])));
    expect(never).toContain('No critical answer was given');
  });
});

test('a format that an instrument has no content for is not offered, and it is said why', () => {
  const observation = scoredForm(classroomObservation, fillIn(classroomObservation, 'observer', 1));
  const offers = new Map(formatsFor([observation]).map(({ format, reason }) => [format, reason]));
  expect(offers.get('Complete')).toBeNull();
  expect(offers.get('Client')).toBe('The instrument has no words for the person or the family.');
  expect(offers.get('Supplemental')).toBe('The instrument has no norms for this form.');
  expect(offers.get('Combined')).toBe('This report is made from 2 to 5 forms of one case.');
  const bare = { ...observation, definition: { ...classroomObservation, recommendations: [] } };
  expect(formatsFor([bare])).toContainEqual({
    format: 'InterventionTip',
    reason: 'The instrument has no recommendations.',
  });
  expect(() => makeReport(reportInput('InterventionTip', [bare]))).toThrow('no recommendations');
});

test('forms of different people or instruments are no series', () => {
  const [first, second] = waves(moodCheck, 'self', [1, 2]) as [ScoredForm, ScoredForm];
  const reason = (forms: ScoredForm[], format: ReportFormat) =>
    formatsFor(forms).find((offer) => offer.format === format)?.reason;
  expect(reason([first, second], 'Progress')).toBeNull();
  const other = { ...second, respondent: { ...second.respondent, name: 'Somebody else' } };
  expect(reason([first, other], 'Progress')).toMatch(/same person/);
  const adaptive = scoredForm(adaptiveProfile, fillIn(adaptiveProfile, 'parent', 1));
  expect(reason([first, adaptive], 'Combined')).toBe('The forms are not of the same instrument.');
});

test('a report can be made in the languages of both the instrument and the format', () => {
  expect(languagesOf('Client', moodCheck)).toEqual(['en', 'es', 'ar']);
  expect(languagesOf('Complete', moodCheck)).toEqual(['en', 'es']);
  expect(languagesOf('Client', adaptiveProfile)).toEqual(['en']);
  const forms = [scoredForm(moodCheck, fillIn(moodCheck, 'self', 1))];
  expect(() => makeReport(reportInput('Score', forms, { language: 'ar' }))).toThrow();
  const letter = makeReport(reportInput('Client', forms, { language: 'ar' }));
  expect(letter).toMatchObject({ direction: 'rtl', language: 'ar' });
});

test('a report of A4 is of A4, and the norm group can be chosen', () => {
  const input = reportInput('Score', [
    scoredForm(behaviorScales, fillIn(behaviorScales, 'parent', 2, {}, { sex: 'female' })),
  ]);
  const document = makeReport({
    ...input,
    organization: { ...input.organization, paper: 'a4' },
    options: { ...input.options, normGroup: 'female' },
  });
  expect(document.paper).toBe('a4');
  expect(tablesOf(document)[0]?.caption).toContain('Females');
});
