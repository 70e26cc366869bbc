import type { Database } from '../../apps/server/src/db/database.ts';
import type { Acknowledged } from './respondent.ts';

type Row = {
  form: string;
  revision: number;
  device: string;
  number: number;
  seen: number;
  item: string;
  value: string;
  stale: boolean;
};

/** What was acknowledged for a form, and the answers that its pages showed at the end. */
export type Witness = { form: string; acknowledged: Acknowledged[]; shown: Record<string, string>[] };

/** Compares the stored answers with the acknowledged ones, with one line for each fault. */
export async function findAnswerFaults(database: Database, witnesses: readonly Witness[]): Promise<string[]> {
  const { rows } = await database.pool.query<Row>(
    `select administration_id as form, revision, device, number, seen, item, value #>> '{}' as value,
       is_stale as stale from answers where administration_id = any($1) order by administration_id, revision`,
    [witnesses.map(({ form }) => form)],
  );
  const ofForm = grouped(rows, ({ form }) => form);
  return witnesses.flatMap((witness) => faultsOf(witness, ofForm.get(witness.form) ?? []));
}

function faultsOf({ form, acknowledged, shown }: Witness, rows: readonly Row[]): string[] {
  const faults: string[] = [];
  const keyOf = ({ device, number }: { device: string; number: number }) => `${device} ${number}`;
  const kept = grouped(rows, keyOf);
  for (const [key, same] of kept) if (same.length > 1) faults.push(`${form}: ${key} is there twice`);
  for (const answer of acknowledged) {
    const [row] = kept.get(keyOf(answer)) ?? [];
    if (!row) faults.push(`${form}: ${keyOf(answer)} is lost`);
    else if (row.item !== answer.item || row.value !== answer.value) {
      faults.push(`${form}: ${keyOf(answer)} is ${row.item}=${row.value}`);
    }
  }
  if (rows.some(({ revision }, index) => revision !== index + 1))
    faults.push(`${form}: a revision is missing`);

  const truth = truthOf(rows);
  for (const answers of shown) {
    if (JSON.stringify(sorted(answers)) !== JSON.stringify(sorted(truth))) {
      faults.push(`${form}: shows ${JSON.stringify(answers)} and not ${JSON.stringify(truth)}`);
    }
  }
  return faults;
}

function grouped(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const sorted = (answers: Record<string, string>) => Object.entries(answers).sort();

/**
 * A second implementation of the rule: an answer does not count if its device had not seen a newer answer, or
 * if it was overtaken.
 */
function truthOf(rows: readonly Row[]): Record<string, string> {
  const truth: Record<string, string> = {};
  const counted: Row[] = [];
  rows.forEach((row, index) => {
    const earlier = rows.slice(0, index).filter(({ item }) => item === row.item);
    const isOvertaken = earlier.some(({ device, number }) => device === row.device && number > row.number);
    const isUnseen = counted.some(
      ({ item, device, revision }) => item === row.item && device !== row.device && revision > row.seen,
    );
    if (isOvertaken || isUnseen) return;
    counted.push(row);
    truth[row.item] = row.value;
  });
  return truth;
}

type Settled = {
  form: string;
  state: string;
  versions: number;
  reviews: number;
  settlements: number;
  outcome: string;
};

/** Each submission has one result, and one settlement of its use that matches it. */
export async function findSettlementFaults(database: Database, forms: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<Settled>(
    `select form.id as form, form.state,
       (select count(*) from score_versions where administration_id = form.id)::integer as versions,
       (select count(*) from reviews where administration_id = form.id)::integer as reviews,
       (select count(*) from license_entries
         where administration_id = form.id and kind in ('CONSUME', 'RELEASE', 'EXPIRE'))::integer as settlements,
       (select string_agg(coalesce(outcome, 'held'), ',') from license_holds where administration_id = form.id) as outcome
     from administrations form where form.id = any($1)`,
    [forms],
  );
  const asItShouldBe: Record<string, string> = { scored: '1 0 1 consumed', 'needs-review': '0 1 0 held' };
  const wrong = rows.filter(
    ({ state, versions, reviews, settlements, outcome }) =>
      `${versions} ${reviews} ${settlements} ${outcome}` !== asItShouldBe[state],
  );
  const missing = forms.length - rows.length;
  return [...wrong.map((row) => JSON.stringify(row)), ...(missing ? [`${missing} forms are gone`] : [])];
}
