import type { Ages } from '../definition/basics.ts';
import type { NormRow, NormTable, Percentile } from '../definition/norms.ts';
import type { Definition } from '../definition.ts';
import { compare, type Fraction, fraction, toText } from '../fraction.ts';
import { findForm } from '../look-up.ts';
import { type Fault, fault, type Path } from './fault.ts';
import type { ReachableScores } from './reachable-scores.ts';

/** Every age of the form and every reachable raw score must have a norm, and a higher raw score never a lower norm. */
export function findNormFaults(definition: Definition, reachable: ReachableScores): Fault[] {
  const tables = definition.norms?.tables ?? [];
  const ofRows = tables.flatMap((table, index) =>
    'rows' in table
      ? rowFaults(['norms', 'tables', index, 'rows'], table.rows, reachable.raw(table.scale, table.form))
      : [],
  );
  return [...ofRows, ...ageFaults(definition, tables)];
}

function rowFaults(path: Path, rows: NormRow[], raws: Fraction[]): Fault[] {
  const ranges = rows.map(rangeOf);
  const order = rows.flatMap((row, index) => {
    const place = [...path, index];
    const [range, before] = [ranges[index], ranges[index - 1]];
    const last = rows[index - 1];
    return [
      ...(range && compare(range.from, range.to) > 0
        ? [fault([...place, 'to'], 'The range ends before it begins')]
        : []),
      ...(range && before && compare(range.from, before.to) <= 0
        ? [fault(place, 'The raw score is not above the row before')]
        : []),
      ...(last && row.T < last.T ? [fault([...place, 'T'], 'T falls where the raw score rises')] : []),
      ...(last && sortOf(row.percentile) < sortOf(last.percentile)
        ? [fault([...place, 'percentile'], 'The percentile falls where the raw score rises')]
        : []),
    ];
  });
  return order.length > 0 ? order : missingFaults(path, ranges, raws);
}

/** Both are sorted, so that one pass over both finds every raw score without a row. */
function missingFaults(path: Path, ranges: { from: Fraction; to: Fraction }[], raws: Fraction[]): Fault[] {
  let row = 0;
  return raws.flatMap((raw) => {
    for (let range = ranges[row]; range && compare(range.to, raw) < 0; range = ranges[row]) row += 1;
    const range = ranges[row];
    const isThere = range && compare(range.from, raw) <= 0;
    return isThere ? [] : [fault(path, `The raw score ${toText(raw)} can be reached and has no norm`)];
  });
}

/** The age bands of each group must be contiguous over all ages of the form. */
function ageFaults(definition: Definition, tables: NormTable[]): Fault[] {
  const groups = new Map<string, { ages: Ages; index: number; form: string }[]>();
  tables.forEach(({ form, scale, group, ages }, index) => {
    const name = `${form} ${scale} ${group}`;
    groups.set(name, [...(groups.get(name) ?? []), { ages, index, form }]);
  });
  return [...groups.values()].flatMap((bands) => {
    const sorted = bands.toSorted((a, b) => a.ages.from - b.ages.from);
    const between = sorted.slice(1).flatMap(({ ages, index }, place) => {
      const before = sorted[place]?.ages.to ?? 0;
      const path = ['norms', 'tables', index, 'ages'];
      if (ages.from <= before) return fault(path, `The age of ${ages.from} months is in another table, too`);
      return ages.from > before + 1
        ? fault(path, `There are no norms from ${before + 1} to ${ages.from - 1} months`)
        : [];
    });
    return [...between, ...endFaults(definition, sorted)];
  });
}

function endFaults(definition: Definition, sorted: { ages: Ages; index: number; form: string }[]): Fault[] {
  const [first, last] = [sorted[0], sorted.at(-1)];
  const ages = first && findForm(definition, first.form)?.ages;
  if (!first || !last || !ages) return [];
  return [
    ...(first.ages.from !== ages.from
      ? [fault(['norms', 'tables', first.index, 'ages', 'from'], `The form begins at ${ages.from} months`)]
      : []),
    ...(last.ages.to !== ages.to
      ? [fault(['norms', 'tables', last.index, 'ages', 'to'], `The form ends at ${ages.to} months`)]
      : []),
  ];
}

const rangeOf = (row: NormRow) =>
  'raw' in row
    ? { from: fraction(row.raw), to: fraction(row.raw) }
    : { from: fraction(row.from), to: fraction(row.to) };

const sortOf = (percentile: Percentile) => (typeof percentile === 'number' ? percentile : percentile.sort);
