import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSame, mergeValues } from './merge-values.ts';

const ines = { id: 'ines', firstName: 'Ines', email: 'ines@home.test' };
const odo = { id: 'odo', firstName: 'Odo', email: '' };

const opened = {
  name: 'Zora',
  email: '',
  genderId: 3 as number | null,
  otherGender: 'Described',
  captions: false,
  school: { name: 'Harbor', district: 'Lakeside' } as { name: string; district: string } | null,
  reason: { html: '<p>Falls behind</p>', text: 'Falls behind' },
  contacts: [ines] as { id: string; firstName: string; email: string }[],
};
type Values = typeof opened;

const together = [['genderId', 'otherGender']];

/** Merges the changes of two sides of the same form. */
const merge = (mine: Partial<Values>, theirs: Partial<Values>, base: Partial<Values> = {}) => {
  const before = { ...opened, ...base };
  return mergeValues(
    { base: before, mine: { ...before, ...mine }, theirs: { ...before, ...theirs } },
    { together },
  );
};

describe('fields', () => {
  test('each side keeps what it alone changed', () => {
    expect(merge({ name: 'Zorana' }, { email: 'zora@home.test', captions: true })).toEqual({
      merged: { ...opened, name: 'Zorana', email: 'zora@home.test', captions: true },
      clashes: [],
      theirChanges: ['email', 'captions'],
    });
  });

  test('what both changed to the same is no clash', () => {
    expect(merge({ name: 'Zorana' }, { name: 'Zorana' })).toEqual({
      merged: { ...opened, name: 'Zorana' },
      clashes: [],
      theirChanges: [],
    });
  });

  test('what both changed differently clashes, and is what was picked', () => {
    const versions = {
      base: opened,
      mine: { ...opened, name: 'Zorana', email: 'mine@home.test' },
      theirs: { ...opened, name: 'Zoe', email: 'theirs@home.test' },
    };
    expect(mergeValues(versions).clashes).toEqual(['name', 'email']);
    const { merged } = mergeValues(versions, { picks: { name: 'mine', email: 'theirs' } });
    expect(merged).toMatchObject({ name: 'Zorana', email: 'theirs@home.test' });
  });

  test('an empty text, null and nothing are the same', () => {
    const unset = undefined as unknown as null;
    expect(merge({ genderId: unset }, { name: 'Zoe' }, { genderId: null })).toMatchObject({
      clashes: [],
      theirChanges: ['name'],
    });
    expect(isSame({ a: '', b: null }, null)).toBe(true);
    expect(isSame(false, null)).toBe(false);
    expect(isSame(0, '')).toBe(false);
  });

  test('a rich text is one value', () => {
    const mine = { html: '<p>Falls <strong>behind</strong></p>', text: 'Falls behind' };
    const theirs = { html: '<p>Falls behind in reading</p>', text: 'Falls behind in reading' };
    expect(merge({ reason: mine }, { reason: theirs })).toMatchObject({
      merged: { reason: mine },
      clashes: ['reason'],
    });
  });

  test('a list without ids is one value', () => {
    const versions = { base: { days: [1] }, mine: { days: [1, 2] }, theirs: { days: [1, 3] } };
    expect(mergeValues(versions)).toEqual({ merged: versions.mine, clashes: ['days'], theirChanges: [] });
  });

  test('a choice and the text that explains it are kept or replaced together', () => {
    expect(merge({ genderId: 1, otherGender: '' }, { otherGender: 'Asked again' })).toMatchObject({
      merged: { genderId: 1, otherGender: '' },
      clashes: ['genderId'],
    });
    expect(merge({ name: 'Zorana' }, { genderId: 1, otherGender: '' })).toMatchObject({
      merged: { name: 'Zorana', genderId: 1, otherGender: '' },
      theirChanges: ['genderId'],
    });
  });
});

describe('a section', () => {
  test('is merged field by field, also when both sides added it', () => {
    const [mine, theirs] = [
      { name: 'Quay', district: '' },
      { name: 'Dock', district: 'Shore' },
    ];
    expect(merge({ school: mine }, { school: theirs }, { school: null })).toMatchObject({
      merged: { school: { name: 'Quay', district: 'Shore' } },
      clashes: ['school.name'],
      theirChanges: ['school.district'],
    });
  });

  test('goes when one side removed it and the other left it alone', () => {
    expect(merge({ school: null }, { name: 'Zoe' })).toMatchObject({ merged: { school: null }, clashes: [] });
    expect(merge({ name: 'Zoe' }, { school: null })).toMatchObject({
      merged: { school: null },
      theirChanges: ['school'],
    });
  });

  test('that one side removed and the other changed clashes as a whole', () => {
    const changed = { name: 'Quay', district: 'Lakeside' };
    expect(merge({ school: null }, { school: changed })).toMatchObject({ clashes: ['school'] });
    expect(merge({ school: changed }, { school: null })).toMatchObject({
      merged: { school: changed },
      clashes: ['school'],
    });
  });

  test('that was opened here and left empty is theirs', () => {
    const theirs = { name: 'Quay', district: '' };
    const blank = { name: '', district: '' };
    expect(merge({ school: blank }, { school: theirs }, { school: null })).toMatchObject({
      merged: { school: theirs },
      clashes: [],
    });
  });
});

describe('rows', () => {
  test('are found by their id and merged field by field', () => {
    const mine = [odo, { ...ines, firstName: 'Inez' }];
    const theirs = [{ ...ines, email: 'new@home.test' }, odo];
    expect(merge({ contacts: mine }, { contacts: theirs }, { contacts: [ines, odo] })).toMatchObject({
      merged: { contacts: [odo, { id: 'ines', firstName: 'Inez', email: 'new@home.test' }] },
      clashes: [],
      theirChanges: ['contacts.ines.email'],
    });
  });

  test('that either side added are all there, theirs first', () => {
    const ada = { id: 'new__1', firstName: 'Ada', email: '' };
    expect(merge({ contacts: [ines, ada] }, { contacts: [ines, odo] })).toMatchObject({
      merged: { contacts: [ines, odo, ada] },
      clashes: [],
      theirChanges: ['contacts.odo'],
    });
  });

  test('that were saved without an answer are not there twice', () => {
    expect(merge({ contacts: [ines, { ...odo, id: 'new__1' }] }, { contacts: [ines, odo] }).merged).toEqual({
      ...opened,
      contacts: [ines, odo],
    });
  });

  test('that are alike here are both kept when one of them was saved', () => {
    const [one, two] = [
      { ...odo, id: 'new__1' },
      { ...odo, id: 'new__2' },
    ];
    expect(merge({ contacts: [ines, one, two] }, { contacts: [ines, odo] }).merged.contacts).toEqual([
      ines,
      odo,
      two,
    ]);
  });

  test('that one side removed go, unless the other changed them', () => {
    const inez = { ...ines, firstName: 'Inez' };
    expect(merge({ contacts: [] }, { name: 'Zoe' }).merged.contacts).toEqual([]);
    expect(merge({ name: 'Zoe' }, { contacts: [] }).merged.contacts).toEqual([]);
    expect(merge({ contacts: [] }, { contacts: [inez] }).clashes).toEqual(['contacts.ines']);
    expect(merge({ contacts: [inez] }, { contacts: [] })).toMatchObject({
      merged: { contacts: [inez] },
      clashes: ['contacts.ines'],
    });
  });
});

describe('whatever two sides do', () => {
  const text = fc.constantFrom('', 'a', 'b', 'c');
  /** No two rows are equal, because equal rows of both sides are merged whatever their ids are. */
  const row = (id: string) =>
    fc.record({ id: fc.constant(id), name: text.map((name) => `${id}${name}`), note: text });
  const rows = fc
    .tuple(fc.option(row('1')), fc.option(row('2')), fc.option(row('3')))
    .map((all) => all.filter((one) => one !== null));
  const form = fc.record({
    name: text,
    email: text,
    school: fc.option(fc.record({ name: text, district: text })),
    contacts: rows,
  });
  /** By path, with rows by their id. */
  const fieldsOf = ({
    contacts,
    school,
    ...rest
  }: {
    contacts: { id: string }[];
    school: object | null;
  }) => ({
    ...rest,
    school,
    ...Object.fromEntries(contacts.map((contact) => [contact.id, contact])),
  });

  test('one that changed nothing takes nothing from the other', () => {
    fc.assert(
      fc.property(form, form, (base, changed) => {
        const mine = mergeValues({ base, mine: changed, theirs: base });
        expect([isSame(mine.merged, changed), mine.clashes, mine.theirChanges]).toEqual([true, [], []]);
        const theirs = mergeValues({ base, mine: base, theirs: changed });
        expect([isSame(theirs.merged, changed), theirs.clashes]).toEqual([true, []]);
      }),
    );
  });

  test('a field that I did not touch is never mine, and one that they did not touch never theirs', () => {
    fc.assert(
      fc.property(form, form, form, (base, mine, theirs) => {
        const merged: Record<string, unknown> = fieldsOf(mergeValues({ base, mine, theirs }).merged);
        const [was, own, other]: Record<string, unknown>[] = [base, mine, theirs].map(fieldsOf);
        for (const name of ['name', 'email', 'school', '1', '2', '3']) {
          if (isSame(was?.[name], own?.[name])) expect(isSame(merged[name], other?.[name])).toBe(true);
          if (isSame(was?.[name], other?.[name])) expect(isSame(merged[name], own?.[name])).toBe(true);
        }
      }),
    );
  });

  test('picking one side everywhere leaves nothing of the other where both changed it', () => {
    fc.assert(
      fc.property(form, form, form, (base, mine, theirs) => {
        const versions = { base, mine, theirs };
        const { clashes } = mergeValues(versions);
        const picks = Object.fromEntries(clashes.map((path) => [path, 'theirs'] as const));
        const { merged } = mergeValues(versions, { picks });
        expect(mergeValues({ base, mine: merged, theirs }).clashes).toEqual([]);
      }),
    );
  });
});
