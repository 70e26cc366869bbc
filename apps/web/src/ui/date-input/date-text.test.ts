import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitsPart } from './date-parts.ts';
import { completeDate, type DateEdit, type DateText, editDate } from './date-text.ts';

/** `11/|15` has its caret before the day; in `[11]/15` the month is selected. */
function read(picture: string): DateText {
  const start = picture.search(/[[|]/);
  const end = picture.includes(']') ? picture.indexOf(']') - 1 : start;
  return { text: picture.replace(/[[\]|]/g, ''), start, end };
}

function draw({ text, start, end }: DateText) {
  const inside = text.slice(start, end);
  return text.slice(0, start) + (start === end ? '|' : `[${inside}]`) + text.slice(end);
}

const BACKSPACE: DateEdit = { kind: 'erase', direction: 'backward' };
const DELETE: DateEdit = { kind: 'erase', direction: 'forward' };
const CUT: DateEdit = { kind: 'erase', direction: 'selection' };
const insert = (text: string): DateEdit => ({ kind: 'insert', text });

const type = (start: DateText, keys: string) =>
  [...keys].reduce((state, key) => editDate(state, key === '<' ? BACKSPACE : insert(key)), start);

describe('typing from the start', () => {
  test.each([
    ['11152026', '11/15/2026|'],
    ['11/15/2026', '11/15/2026|'],
    ['1', '1|'],
    ['11', '11/|'],
    ['111', '11/1|'],
    ['1115', '11/15/|'],
    ['11152', '11/15/2|'],
    ['0', '0|'],
    ['2', '02/|'],
    ['9', '09/|'],
    ['4/5/2012', '04/05/2012|'],
    ['452012', '04/05/2012|'],
    ['4<', '0|'],
    ['00', '0|'],
    ['13', '1|'],
    ['19', '1|'],
    ['12', '12/|'],
    ['09', '09/|'],
    ['114', '11/04/|'],
    ['119', '11/09/|'],
    ['13/', '01/|'],
    ['1100', '11/0|'],
    ['1101', '11/01/|'],
    ['1130', '11/30/|'],
    ['1131', '11/31/|'],
    ['1132', '11/3|'],
    ['1139', '11/3|'],
    ['1129', '11/29/|'],
    ['02302026', '02/30/2026|'],
    ['111520267', '11/15/2026|'],
    ['11152026/', '11/15/2026|'],
    ['1/', '01/|'],
    ['0/', '0|'],
    ['/', '|'],
    ['11/', '11/|'],
    ['11//', '11/|'],
    ['1/3/1999', '01/03/1999|'],
    ['11/1/', '11/01/|'],
    ['11/0/', '11/0|'],
    ['11a1-5 .2026x', '11/15/2026|'],
    ['١١', '|'],
  ])('%s becomes %s', (keys, after) => {
    expect(draw(type(read('|'), keys))).toBe(after);
  });
});

describe('backspace', () => {
  test.each([
    ['11/|', '1|'],
    ['1|', '|'],
    ['|', '|'],
    ['11/15/2026|', '11/15/202|'],
    ['11/15/2|', '11/15/|'],
    ['11/15/|', '11/1|'],
    ['11/1|', '11/|'],
    ['11/15/|2026', '11/1|/2026'],
    ['11/|15/2026', '1|/15/2026'],
    ['1|/15/2026', '|/15/2026'],
    ['/|15/2026', '|/15/2026'],
    ['11//|2026', '1|//2026'],
    ['12|/15/2026', '1|/15/2026'],
    ['1|2/15/2026', '|2/15/2026'],
    ['|12/15/2026', '|12/15/2026'],
    ['11/[15]/2026', '11/|/2026'],
    ['[11/15/2026]', '|'],
    ['[11/]15/2026', '|/15/2026'],
    ['1[1/15/2]026', '1|//026'],
    ['11[/]15/2026', '1|/15/2026'],
    ['11/15[/2026]', '11/15|/'],
    ['11/1[5/2026]', '11/1|'],
  ])('%s becomes %s', (before, after) => {
    expect(draw(editDate(read(before), BACKSPACE))).toBe(after);
  });

  test('takes a whole date back digit by digit', () => {
    const texts = [read('11/15/2026|')];
    for (let press = 0; press < 8; press += 1) texts.push(editDate(texts.at(-1) as DateText, BACKSPACE));
    expect(texts.map(({ text }) => text)).toEqual([
      '11/15/2026',
      '11/15/202',
      '11/15/20',
      '11/15/2',
      '11/15/',
      '11/1',
      '11/',
      '1',
      '',
    ]);
  });
});

describe('the delete key', () => {
  test.each([
    ['|11/15/2026', '|1/15/2026'],
    ['11|/15/2026', '11|/5/2026'],
    ['11/|15/2026', '11/|5/2026'],
    ['11/15|/2026', '11/15|/026'],
    ['11/15/2026|', '11/15/2026|'],
    ['11|/', '11|/'],
    ['11/[15]/2026', '11/|/2026'],
  ])('%s becomes %s', (before, after) => {
    expect(draw(editDate(read(before), DELETE))).toBe(after);
  });
});

test('cutting a slash alone takes no digit with it', () => {
  expect(draw(editDate(read('11[/]15/2026'), CUT))).toBe('11|/15/2026');
});

describe('a key in the middle', () => {
  test.each([
    ['1|/15/2026', '2', '12/|15/2026'],
    ['1|/15/2026', '3', '1|/15/2026'],
    ['|/15/2026', '0', '0|/15/2026'],
    ['|/15/2026', '5', '05/|15/2026'],
    ['11|//2026', '7', '11/07/|2026'],
    ['|2/15/2026', '1', '1|2/15/2026'],
    ['2|/15/2026', '5', '2|/15/2026'],
    ['11/|/2026', '2', '11/2|/2026'],
    ['11/2|/2026', '9', '11/29/|2026'],
    ['11|//2026', '2', '11/2|/2026'],
    ['11/1|5/2026', '2', '11/1|5/2026'],
    ['|11/15/2026', '0', '|11/15/2026'],
    ['1|1/1', '0', '10/|11/'],
    ['11/|1', '0', '11/0|1/'],
    ['11|/1', '2', '11/2|1/'],
    ['11/15/|26', '2', '11/15/2|26'],
    ['11/15/20|', '/', '11/15/20|'],
    ['11|/15/2026', '/', '11/|15/2026'],
    ['11/|15/2026', '/', '11/|15/2026'],
    ['1|1/15/2026', '/', '1|1/15/2026'],
    ['1|/15/2026', '/', '01/|15/2026'],
    ['2/15/202|', '7', '2/15/2027|'],
  ])('%s with %s becomes %s', (before, key, after) => {
    expect(draw(editDate(read(before), insert(key)))).toBe(after);
  });
});

describe('a key over a selection', () => {
  test.each([
    ['[11/15/2026]', '0', '0|'],
    ['[11/15/2026]', '5', '05/|'],
    ['[11/15/2026]', 'x', '[11/15/2026]'],
    ['[11/15/2026]', '/', '[11/15/2026]'],
    ['[11]/15/2026', '0', '0|/15/2026'],
    ['1[1]/15/2026', '2', '12/|15/2026'],
    ['1[1]/15/2026', '5', '1[1]/15/2026'],
    ['11/[15]/2026', '2', '11/2|/2026'],
    ['11/[15]/2026', '4', '11/04/|2026'],
    ['11/[15]/2026', '/', '11/[15]/2026'],
    ['11/15/[2026]', '1', '11/15/1|'],
    ['11/1[5/2026]', '6', '11/16/|'],
    ['[11/1]5/2026', '1', '1|/5/2026'],
  ])('%s with %s becomes %s', (before, key, after) => {
    expect(draw(editDate(read(before), insert(key)))).toBe(after);
  });
});

describe('pasting', () => {
  test.each([
    ['|', '2026-11-15', '11/15/2026|'],
    ['11/|', '2026-11-15', '11/15/2026|'],
    ['1[1/15]/2026', ' Nov 15, 2026 ', '11/15/2026|'],
    ['|', '11152026', '11/15/2026|'],
    ['|', '1115', '11/15/|'],
    ['|', '11/15', '11/15/|'],
    ['11/15/|', ' 2026\n', '11/15/2026|'],
    ['11/15/[2026]', '2031', '11/15/2031|'],
    ['|', '02/30/2026', '02/30/2026|'],
    ['|', '13/01/2026', '|'],
    ['01/02/2003|', '13/01/2026', '01/02/2003|'],
    ['01/|', 'tomorrow', '01/|'],
    ['01/|', '15 or so', '01/|'],
    ['01/|', '', '01/|'],
    ['|', '2026', '|'],
  ])('%s with %j becomes %s', (before, pasted, after) => {
    expect(draw(editDate(read(before), insert(pasted)))).toBe(after);
  });
});

test.each([
  ['1/15/2026', '01/15/2026'],
  ['2/5/2026', '02/05/2026'],
  ['11/15/2026', '11/15/2026'],
  ['0/15/2026', '0/15/2026'],
  ['1/15/26', '1/15/26'],
  ['11/15/', '11/15/'],
  ['/15/2026', '/15/2026'],
  ['', ''],
])('on leaving, %j becomes %j', (before, after) => {
  expect(completeDate(before)).toBe(after);
});

const keys = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'0123456789').map(insert) },
  { weight: 1, arbitrary: fc.constantFrom('/', 'a', ' ', '-').map(insert) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }).map(insert) },
  { weight: 3, arbitrary: fc.constantFrom(BACKSPACE, DELETE, CUT) },
);
const presses = fc.array(fc.record({ edit: keys, from: fc.nat(10), to: fc.nat(10) }), { maxLength: 40 });
const insertions = fc.array(
  fc.record({ edit: fc.string({ maxLength: 3 }).map(insert), from: fc.nat(10), to: fc.nat(10) }),
);

/** Every text that comes about when each edit meets a selection of its own. */
function history(moves: { edit: DateEdit; from: number; to: number }[]) {
  const states = [read('|')];
  for (const { edit, from, to } of moves) {
    const text = states.at(-1)?.text ?? '';
    const [start = 0, end = 0] = [from, to].map((at) => Math.min(at, text.length)).sort((a, b) => a - b);
    states.push(editDate({ text, start, end }, edit));
  }
  return states;
}

describe('whatever is pressed', () => {
  test('the text is a date on its way: two slashes at most, ten characters at most, the caret inside', () => {
    fc.assert(
      fc.property(presses, (moves) => {
        for (const { text, start, end } of history(moves)) {
          const onItsWay = /^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/.test(text);
          const inside = 0 <= start && start <= end && end <= text.length;
          if (!onItsWay || !inside) expect.fail(`${text} ${start} ${end}`);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('as long as nothing is erased, each part obeys its rule', () => {
    fc.assert(
      fc.property(insertions, (moves) => {
        for (const { text } of history(moves.map((move) => ({ ...move, to: move.from })))) {
          const [month = '', day = '', year = ''] = text.split('/');
          if (!fitsPart(month, 0) || !fitsPart(day, 1) || !fitsPart(year, 2)) expect.fail(text);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a real date can be typed over any text that is selected whole', () => {
    fc.assert(
      fc.property(
        presses,
        fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (moves, day) => {
          const [year, month, date] = day.toISOString().slice(0, 10).split('-');
          const { text } = history(moves).at(-1) ?? { text: '' };
          const typed = type({ text, start: 0, end: text.length }, `${month}${date}${year}`);
          expect(draw(typed)).toBe(`${month}/${date}/${year}|`);
        },
      ),
    );
  });

  test('backspace shortens the text until it is empty', () => {
    fc.assert(
      fc.property(presses, (moves) => {
        let { text } = history(moves).at(-1) ?? { text: '' };
        for (let press = 0; press < 8; press += 1) {
          text = editDate({ text, start: text.length, end: text.length }, BACKSPACE).text;
        }
        expect(text).toBe('');
      }),
    );
  });
});
