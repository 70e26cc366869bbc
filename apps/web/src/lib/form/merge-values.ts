type Values = Record<string, unknown>;
type Row = Values & { id: string };

/** Whose value is kept for each field that both sides changed, by path. */
export type Picks = Readonly<Record<string, 'mine' | 'theirs'>>;

/** The values of one form: when it was opened, as filled in here, and as stored now. */
export type Versions<V extends Values> = { base: V; mine: V; theirs: V };

export type Merge<V extends Values> = {
  merged: V;
  /** The fields that both sides changed to different values. `merged` has mine until theirs is picked. */
  clashes: string[];
  /** The fields that only they changed. */
  theirChanges: string[];
};

type Options = {
  /** Fields of one record that only make sense together. The first one stands for all of them. */
  together?: readonly (readonly string[])[];
  picks?: Picks;
};

/**
 * Merges two changed versions of the same values, field by field. A path names rows by their id, as in
 * `contacts.4f0c….email`.
 */
export function mergeValues<V extends Values>(
  { base, mine, theirs }: Versions<V>,
  { together = [], picks = {} }: Options = {},
): Merge<V> {
  const clashes: string[] = [];
  const theirChanges: string[] = [];

  function mergeAt(path: string, from: unknown, own: unknown, other: unknown): unknown {
    if (isRecord(own) && isRecord(other)) return mergeRecords(path, isRecord(from) ? from : {}, own, other);
    if (isRows(own) && isRows(other) && isRows(from ?? [])) {
      return mergeRows(path, (from ?? []) as Row[], own, other);
    }
    return pick(path, from, own, other);
  }

  function pick<T>(path: string, from: T, own: T, other: T): T {
    if (isSame(own, other)) return other;
    if (isSame(from, other)) return own;
    if (isSame(from, own)) {
      theirChanges.push(path);
      return other;
    }
    clashes.push(path);
    return picks[path] === 'theirs' ? other : own;
  }

  function mergeRecords(path: string, from: Values, own: Values, other: Values): Values {
    const merged: Values = {};
    for (const name of new Set([...Object.keys(other), ...Object.keys(own)])) {
      const inside = path ? `${path}.${name}` : name;
      const group = together.find((names) => names.includes(name));
      if (!group) merged[name] = mergeAt(inside, from[name], own[name], other[name]);
      else if (group[0] === name) {
        Object.assign(merged, pick(inside, only(group, from), only(group, own), only(group, other)));
      }
    }
    return merged;
  }

  function mergeRows(path: string, from: Row[], own: Row[], other: Row[]): Row[] {
    const theirNew = other.filter(({ id }) => !has(from, id) && !has(own, id));
    const ours = own.filter((row) => {
      const twin = has(from, row.id) ? -1 : theirNew.findIndex((added) => isSameRow(added, row));
      if (twin >= 0) theirNew.splice(twin, 1);
      return twin < 0;
    });
    // If only one side changed the order, its order is used.
    const [first, second] = isSame(idsOf(from), idsOf(other)) ? [ours, other] : [other, ours];
    const ids = new Set([...idsOf(first), ...idsOf(second)]);
    return [...ids].flatMap((id) => {
      const row = mergeAt(`${path}.${id}`, find(from, id), find(ours, id), find(other, id));
      return row ? [row as Row] : [];
    });
  }

  return { merged: mergeRecords('', base, mine, theirs) as V, clashes, theirChanges };
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A rich text is one value. */
const isRecord = (value: unknown): value is Values => isObject(value) && !('html' in value);

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((item) => isObject(item) && typeof item.id === 'string');

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
const find = (rows: readonly Row[], id: string) => rows.find((row) => row.id === id);
const has = (rows: readonly Row[], id: string) => find(rows, id) !== undefined;

/** The same row added on both sides, for example by a call whose answer was lost: only the ids differ. */
const isSameRow = (one: Row, other: Row) => isSame({ ...one, id: '' }, { ...other, id: '' });

const only = (names: readonly string[], values: Values): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Empty fields: an empty text, null or no value at all. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isObject(value) && Object.values(value).every(isEmpty));

/** Only the html of a rich text is compared, because the server derives the text from it. */
const contentOf = (value: unknown) => (isObject(value) && 'html' in value ? value.html : value);

export function isSame(left: unknown, right: unknown): boolean {
  const [one, other] = [contentOf(left), contentOf(right)];
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (isObject(one) && isObject(other)) {
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
      isSame(one[name], other[name]),
    );
  }
  return Object.is(one, other);
}
