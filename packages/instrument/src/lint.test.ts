import { expect, test } from 'vitest';
import { completeInstrument } from '../test/complete-instrument.ts';
import {
  choice,
  en,
  formOf,
  instrument,
  numbers,
  scaleOf,
  sumOf,
  tableOf,
} from '../test/small-instrument.ts';
import { lint } from './lint.ts';

test('an instrument with one of everything has no fault', () => {
  expect(lint(completeInstrument())).toEqual([]);
});

/** Puts a value at a path of the complete instrument; undefined takes it out. */
function changed(path: string, value: unknown): unknown {
  // Through text, so that nothing in it is shared.
  const definition: unknown = JSON.parse(JSON.stringify(completeInstrument()));
  const keys = path.split('/');
  const last = keys.pop() as string;
  // biome-ignore lint/suspicious/noExplicitAny: the path may lead to anything.
  const holder = keys.reduce<any>((inside, key) => inside[key], definition);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return definition;
}

const both = { en: 'A text', es: 'Un texto' };

test.each<[change: string, value: unknown, path: string, message: string]>([
  // Schema
  ['version', '1.0', 'version', 'Use three numbers such as 1.0.0'],
  ['surprise', 1, 'surprise', 'There is no such field'],
  [
    'items/0/kind',
    'slider',
    'items[0].kind',
    "Invalid discriminator value. Expected 'choice' | 'choices' | 'number' | 'text' | 'read'",
  ],
  ['items/0/surprise', 1, 'items[0].surprise', 'There is no such field'],
  ['items/0/id', 'a b', 'items[0].id', 'Use up to 40 letters, digits, dots, dashes'],
  ['items/0/text/en', '', 'items[0].text.en', 'A text is empty'],
  ['scales/0/forms/self/times', '1/0', 'scales[0].forms.self.times', 'Use a number, or a text such as "5/4"'],
  [
    'scales/0/forms/self/missing/most',
    '120%',
    'scales[0].forms.self.missing.most',
    'Use a share such as "20%"',
  ],
  [
    'norms/tables/0/rows/0/T',
    40.5,
    'norms.tables[0].rows[0].T',
    'Invalid input: expected int, received number',
  ],
  // Texts
  ['languages', ['en', 'es'], 'name.es', 'The text is missing in this language'],
  ['languages', ['es'], 'languages', 'English (en) is always one'],
  ['languages', ['en', 'en'], 'languages[1]', 'The language en is used twice'],
  [
    'validity/0/explanation/caution',
    both,
    'validity[0].explanation.caution.es',
    'The instrument does not have this language',
  ],
  // Codes
  ['items/1/id', '1', 'items[1].id', 'The item 1 is used twice'],
  ['forms/1/id', 'self', 'forms[1].id', 'The form self is used twice'],
  ['optionSets/often/1/code', '0', 'optionSets.often[1].code', 'The option 0 is used twice'],
  ['scales/1/code', 'A', 'scales[1].code', 'The scale A is used twice'],
  [
    'criteria/1',
    { code: 'K', name: { en: 'K' }, forms: ['self'], rule: { answer: '1', has: ['3'] } },
    'criteria[1].code',
    'The criterion K is used twice',
  ],
  [
    'bandSchemes/levels/bands/1/code',
    'usual',
    'bandSchemes.levels.bands[1].code',
    'The band usual is used twice',
  ],
  ['validity/1/code', 'O', 'validity[1].code', 'The index O is used twice'],
  ['weightSets/value', { 0: 1 }, 'weightSets.value', 'The name "value" stands for a number itself'],
  // Items
  ['items/0/options', 'none', 'items[0].options', 'There is no option set none'],
  ['items/5/max', 0, 'items[5].max', '0 is not above the least number, 0'],
  ['items/3/required', true, 'items[3].required', 'An item that may be switched off cannot be required'],
  ['items/1/showWhen/codes', ['9'], 'items[1].showWhen.codes[0]', 'The item 1 has no option 9'],
  ['items/1/showWhen/item', 'note', 'items[1].showWhen.codes', 'The item note has no options'],
  ['items/1/showWhen/item', 'gone', 'items[1].showWhen.codes', 'There is no item gone'],
  ['items/1/showWhen/item', '2', 'items[1].showWhen.item', 'The item 2 shows itself'],
  ['items/0/showWhen', { item: '2', codes: ['1'] }, 'items[0].showWhen.item', 'The item 1 shows itself'],
  ['forms/1/pages/0/items', ['1', '2'], 'items[8].id', 'The item other is on no form'],
  // Forms
  ['forms/0/pages/0/items/0', 'gone', 'forms[0].pages[0].items[0]', 'There is no item gone'],
  ['forms/0/pages/0/items/7', '1', 'forms[0].pages[0].items[7]', 'The item 1 is on the form twice'],
  [
    'forms/1/pages/0/items',
    ['2', '1', 'other'],
    'forms[1].pages[0].items[0]',
    'The item 1, which shows the item 2, is not on the form before it',
  ],
  ['forms/1/ages', { from: 100, to: 99 }, 'forms[1].ages', 'The ages end before they begin'],
  // Scales
  ['scales/0/forms/parent', sumOf(['1']), 'scales[0].forms.parent', 'There is no form parent'],
  ['scales/0/bands', ['none'], 'scales[0].bands[0]', 'There is no band scheme none'],
  ['scales/0/bands', ['levels', 'levels'], 'scales[0].bands[1]', 'The scheme levels is used twice'],
  ['scales/3/bands', ['levels'], 'scales[3].bands[0]', 'The scale D has no norms on the form teacher'],
  ['scales/0/forms/self/times', 0, 'scales[0].forms.self.times', 'Every score would be zero'],
  [
    'scales/0/forms/self/missing/most',
    2,
    'scales[0].forms.self.missing.most',
    'Every answer could be missing',
  ],
  ['scales/0/forms/self/raw', 'max', 'scales[0].forms.self.missing.do', 'A max cannot be prorated'],
  ['scales/0/forms/self/items/1/item', '1', 'scales[0].forms.self.items[1].item', 'The item 1 counts twice'],
  ['scales/0/forms/self/items/1/item', 'gone', 'scales[0].forms.self.items[1].item', 'There is no item gone'],
  [
    'scales/0/forms/self/items/1/item',
    'other',
    'scales[0].forms.self.items[1].item',
    'The item other is not on the form self',
  ],
  [
    'scales/0/forms/self/items/1/item',
    'days',
    'scales[0].forms.self.items[1].weights',
    'A number counts by ranges or as its value',
  ],
  [
    'scales/0/forms/self/items/1/item',
    'note',
    'scales[0].forms.self.items[1].weights',
    'The answer to the item note counts nothing',
  ],
  [
    'scales/0/forms/self/items/1/weights',
    'value',
    'scales[0].forms.self.items[1].weights',
    'The item 3 is not a number',
  ],
  [
    'scales/0/forms/self/items/1/weights',
    [{ from: 0, to: 3, weight: 1 }],
    'scales[0].forms.self.items[1].weights',
    'The item 3 is not a number',
  ],
  [
    'scales/0/forms/self/items/1/weights',
    'none',
    'scales[0].forms.self.items[1].weights',
    'There is no weight set none',
  ],
  [
    'scales/1/forms/self/items/0/weights/7',
    1,
    'scales[1].forms.self.items[0].weights.7',
    'The item 4 has no option 7',
  ],
  [
    'scales/1/forms/self/items/0/weights/3',
    undefined,
    'scales[1].forms.self.items[0].weights.3',
    'The option 3 of the item 4 has no weight',
  ],
  [
    'scales/1/forms/self/items/1/weights/1/from',
    5,
    'scales[1].forms.self.items[1].weights[1].from',
    'The range does not begin where the one before ends',
  ],
  [
    'scales/1/forms/self/items/1/weights/1/to',
    6,
    'scales[1].forms.self.items[1].weights[1].to',
    'The last range does not end with 7',
  ],
  [
    'scales/1/forms/self/items/1/weights/1/to',
    3,
    'scales[1].forms.self.items[1].weights[1].to',
    'The range ends before it begins',
  ],
  ['scales/2/forms/self/parts/0/scale', 'C', 'scales[2].forms.self.parts', 'The scale C depends on itself'],
  [
    'scales/2/forms/self/parts/0/scale',
    'gone',
    'scales[2].forms.self.parts[0].scale',
    'There is no scale gone',
  ],
  [
    'scales/2/forms/self/parts/0/scale',
    'D',
    'scales[2].forms.self.parts[0].scale',
    'The scale D is not on the form self',
  ],
  [
    'scales/2/forms/self/parts',
    [{ scale: 'A' }, { scale: 'A' }],
    'scales[2].forms.self.parts[1].scale',
    'The part A is used twice',
  ],
  // Norms
  ['norms/tables/2/scale', 'gone', 'norms.tables[2].scale', 'There is no scale gone'],
  ['norms/tables/2/form', 'gone', 'norms.tables[2].form', 'There is no form gone'],
  ['norms/tables/2/scale', 'D', 'norms.tables[2].scale', 'The scale D is not on the form self'],
  ['norms/tables/2/reliability', 0.9, 'norms.tables[2].reliability', 'Say sem or reliability, not both'],
  ['norms/tables/2/sem', -1, 'norms.tables[2].sem', 'A standard error is not below zero'],
  ['norms/tables/2/reliability', 1.5, 'norms.tables[2].reliability', 'A reliability is from 0 to 1'],
  ['norms/tables/2/sd', 0, 'norms.tables[2].sd', 'A standard deviation is above zero'],
  [
    'norms/tables/0/rows/6',
    undefined,
    'norms.tables[0].rows[6]',
    'Invalid input: expected object, received undefined',
  ],
  ['norms/tables/0/rows/3/T', 50, 'norms.tables[0].rows[4].T', 'T falls where the raw score rises'],
  [
    'norms/tables/0/rows/3/percentile',
    50,
    'norms.tables[0].rows[4].percentile',
    'The percentile falls where the raw score rises',
  ],
  ['norms/tables/0/rows/3/raw', 4, 'norms.tables[0].rows[4]', 'The raw score is not above the row before'],
  [
    'norms/tables/0/rows/0',
    { from: 0, to: -1, T: 40, percentile: 5 },
    'norms.tables[0].rows[0].to',
    'The range ends before it begins',
  ],
  ['norms/tables/0/rows/6/raw', 7, 'norms.tables[0].rows', 'The raw score 6 can be reached and has no norm'],
  [
    'norms/tables/0/rows/0/raw',
    '1/2',
    'norms.tables[0].rows',
    'The raw score 0 can be reached and has no norm',
  ],
  ['norms/tables/0/ages/to', 120, 'norms.tables[1].ages', 'The age of 120 months is in another table, too'],
  ['norms/tables/0/ages/to', 118, 'norms.tables[1].ages', 'There are no norms from 119 to 119 months'],
  ['norms/tables/0/ages/from', 73, 'norms.tables[0].ages.from', 'The form begins at 72 months'],
  ['norms/tables/1/ages/to', 226, 'norms.tables[1].ages.to', 'The form ends at 227 months'],
  ['norms/tables/0/ages/from', 71, 'norms.tables[0].ages.from', 'The form begins at 72 months'],
  ['norms/tables/1/ages/to', 228, 'norms.tables[1].ages.to', 'The form ends at 227 months'],
  ['norms/tables/1/ages', { from: 9, to: 8 }, 'norms.tables[1].ages', 'The ages end before they begin'],
  // Bands
  [
    'bandSchemes/levels/bands/1/from',
    47,
    'bandSchemes.levels.bands[1].from',
    'The band does not begin at 46, where the one before ends',
  ],
  [
    'bandSchemes/levels/bands/1/from',
    45,
    'bandSchemes.levels.bands[1].from',
    'The band does not begin at 46, where the one before ends',
  ],
  ['bandSchemes/levels/bands/0/to', undefined, 'bandSchemes.levels.bands[1]', 'The band before has no end'],
  ['bandSchemes/levels/bands/0/below', 46, 'bandSchemes.levels.bands[0].below', 'Say to or below, not both'],
  [
    'bandSchemes/levels/bands/0/from',
    46,
    'bandSchemes.levels.bands[0].from',
    'The band ends before it begins',
  ],
  ['bandSchemes/levels/bands/1/to', 51, 'scales[0].bands[0]', 'The T of 52 can be reached and is in no band'],
  [
    'bandSchemes/parts/bands/1/to',
    3,
    'scales[1].bands[0]',
    'The raw score 4 can be reached and is in no band',
  ],
  // Criteria
  ['criteria/0/forms', ['gone'], 'criteria[0].forms[0]', 'There is no form gone'],
  [
    'criteria/0/rule/all/0/any/0/answer',
    'other',
    'criteria[0].rule.all[0].any[0].answer',
    'The item other is not on the form self',
  ],
  [
    'criteria/0/rule/all/0/any/0/has',
    ['9'],
    'criteria[0].rule.all[0].any[0].has[0]',
    'The item 1 has no option 9',
  ],
  ['criteria/0/rule/all/1/atLeast', 2, 'criteria[0].rule.all[1].atLeast', 'There are only 1'],
  [
    'criteria/0/rule/all/1/of/0/not/scale',
    'D',
    'criteria[0].rule.all[1].of[0].not.scale',
    'The scale D is not on the form self',
  ],
  [
    'criteria/0/rule/all/1/of/0/not/scale',
    'C',
    'criteria[0].rule.all[1].of[0].not.score',
    'The scale C has no norms on the form self',
  ],
  ['criteria/0/rule/all/2/atLeast', 3, 'criteria[0].rule.all[2].atLeast', 'There are only 2'],
  [
    'criteria/0/rule/all/2/count/0/weights',
    'none',
    'criteria[0].rule.all[2].count[0].weights',
    'There is no weight set none',
  ],
  [
    'criteria/0/rule/all/3/bands',
    ['none'],
    'criteria[0].rule.all[3].bands[0]',
    'The scheme levels has no band none',
  ],
  ['criteria/0/rule/all/4/to', undefined, 'criteria[0].rule.all[4]', 'Say from, to or both'],
  // Validity
  ['validity/0/extreme', 2, 'validity[0].extreme', 'Extreme is not beyond caution'],
  ['validity/4/extreme', 3, 'validity[4].extreme', 'Extreme is not beyond caution'],
  ['validity/1/pairs/0/second/item', 'gone', 'validity[1].pairs[0].second.item', 'There is no item gone'],
  ['validity/2/answers/0/codes', ['9'], 'validity[2].answers[0].codes[0]', 'The item 1 has no option 9'],
  [
    'validity/2/answers/0/item',
    'other',
    'validity[2].answers[0].item',
    'The item other is not on the form self',
  ],
  ['validity/3/items/0/weights', 'none', 'validity[3].items[0].weights', 'There is no weight set none'],
  ['validity/5/forms', ['gone'], 'validity[5].forms[0]', 'There is no form gone'],
  // Texts of reports
  ['critical/0/item', 'gone', 'critical[0].codes', 'There is no item gone'],
  ['critical/0/codes', ['9'], 'critical[0].codes[0]', 'The item 1 has no option 9'],
  ['narratives/0/scale', 'gone', 'narratives[0].scale', 'There is no scale gone'],
  ['narratives/0/scheme', 'parts', 'narratives[0].scheme', 'The scale A is not read by the scheme parts'],
  ['recommendations/0/bands', ['none'], 'recommendations[0].bands[0]', 'The scheme parts has no band none'],
])('%s as %j is refused at %s: %s', (change, value, path, message) => {
  expect(lint(changed(change, value))).toContainEqual({ path, message });
});

test.each([null, 1, 'text', [], {}])('%j is no definition', (value) => {
  expect(lint(value).length).toBeGreaterThan(0);
});

test('an instrument without scales and criteria has nothing to score', () => {
  expect(lint(instrument({ scales: [] }))).toEqual([
    { path: 'scales', message: 'There is nothing to score' },
  ]);
});

test('a count cannot be prorated', () => {
  const count = sumOf(['1'], { raw: 'count', atLeast: 1, missing: { do: 'prorate', most: '10%' } } as object);
  expect(lint(instrument({ scales: [scaleOf('S', count)] }))).toEqual([
    { path: 'scales[0].forms.self.missing.do', message: 'A count cannot be prorated' },
  ]);
});

const withRaws = (rule: object, raws: number[]) =>
  lint(
    instrument({
      scales: [scaleOf('S', sumOf(['1', '2'], rule))],
      norms: {
        about: en('Made up'),
        tables: [tableOf('S', { rows: raws.map((raw) => ({ raw, T: 50, percentile: 50 })) })],
      },
    }),
  ).map(({ message }) => message.replace(/ can be.*/, ''));

test('only what can be reached needs a norm', () => {
  expect(withRaws({}, numbers(0, 6))).toEqual([]);
  expect(withRaws({ times: 2 }, [0, 2, 4, 6, 8, 10])).toEqual(['The raw score 12']);
  expect(withRaws({ raw: 'mean', rounding: 'half-up' }, [0, 1, 2, 3])).toEqual([]);
  expect(withRaws({ raw: 'mean' }, [0, 0.5, 1, 1.5, 2, 2.5])).toEqual(['The raw score 3']);
  expect(withRaws({ raw: 'max' }, [0, 1, 2])).toEqual(['The raw score 3']);
  expect(withRaws({ raw: 'count', atLeast: 2 }, [0, 1])).toEqual(['The raw score 2']);
  expect(withRaws({ missing: { do: 'substitute', most: 1, value: '1/2' } }, numbers(0, 6))).toEqual(
    ['1/2', '3/2', '5/2', '7/2'].map((raw) => `The raw score ${raw}`),
  );
});

test('what proration leads to needs a norm, too', () => {
  const uneven = {
    items: [
      { item: '1', weights: { 0: 0, 1: 0, 2: 0, 3: 1 } },
      { item: '2', weights: 'straight' },
    ],
    missing: { do: 'prorate', most: 1 },
  };
  expect(withRaws(uneven, numbers(0, 5))).toEqual(['The raw score 6']);
});

test('an instrument of 300 items is linted in under a second', () => {
  const ids = numbers(1, 300).map(String);
  const sum = (items: string[]) =>
    sumOf(items, { missing: { do: 'prorate', most: '20%' }, rounding: 'half-up' });
  const scales = [
    scaleOf('ALL', sum(ids)),
    ...numbers(0, 9).map((ten) => scaleOf(`S${ten}`, sum(ids.slice(ten * 30, ten * 30 + 30)))),
  ];
  const tables = scales.flatMap(({ code }) =>
    (['combined', 'male', 'female'] as const).flatMap((group) =>
      numbers(0, 3).map((band) =>
        tableOf(code, {
          group,
          ages: { from: 72 + band * 39, to: 110 + band * 39 },
          rows: numbers(0, code === 'ALL' ? 900 : 90).map((raw) => ({
            raw,
            T: 20 + Math.floor(raw / 10),
            percentile: Math.min(99, raw),
          })),
        }),
      ),
    ),
  );
  const large = instrument({
    items: ids.map((id) => choice(id)),
    forms: [formOf('self', ids)],
    scales,
    norms: { about: en('Made up'), tables },
  });
  // The best of three runs, since the machine may be busy.
  const seconds = numbers(1, 3).map(() => {
    const started = Date.now();
    expect(lint(large)).toEqual([]);
    return (Date.now() - started) / 1000;
  });
  expect(Math.min(...seconds)).toBeLessThan(1);
});
