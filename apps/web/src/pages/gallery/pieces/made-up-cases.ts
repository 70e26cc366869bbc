import { addDays, type CalendarDay } from '@hub/contract/dates/calendar-day';
import { problems } from '@hub/contract/http/problems';
import { ApiProblem } from '../../../lib/api/api-problem.ts';

export type MadeUpCase = {
  id: string;
  client: string;
  caseName: string;
  referralDate: CalendarDay;
  expirationDate: CalendarDay;
  remainingDays: number;
  status: 'Open' | 'In progress' | 'Completed' | 'Closed';
};

export const sortKeys = ['client', 'caseName', 'referralDate', 'remainingDays', 'status'] as const;
export type SortKey = (typeof sortKeys)[number];

/** How the made-up server behaves. */
export const answers = ['Rows', 'Nothing yet', 'An error', 'A refusal', 'No answer yet'] as const;
export type Answer = (typeof answers)[number];

type Query = {
  Name?: string;
  RemainingDays?: number | undefined;
  Inactive?: boolean | undefined;
  SortBy: SortKey;
  Order: 'asc' | 'desc';
  Page: number;
  PageSize: number;
};

const COUNT = 60;
const TODAY = '2026-11-15';
const FIRST_NAMES = ['Ava', 'Mateo', 'Noor', 'Elijah', 'Wren', 'José', 'Amara', 'Theo', 'Mei', 'Beatrix'];
const LAST_NAMES = ['Brown', 'Okafor', 'Castellanos', 'Whitfield', 'Nguyen', 'Lindqvist'];
const CASE_NAMES = ['School readiness', 'Reading evaluation', 'Attention and focus', 'Annual review'];
const STATUSES = ['Open', 'In progress', 'Completed', 'Closed'] as const;
const LONG_NAME = 'Maximiliana Featherstonehaugh-Cholmondeley Santos de la Vega';

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

const cases: readonly MadeUpCase[] = Array.from({ length: COUNT }, (_, index) => {
  const remainingDays = ((index * 37) % 120) - 10;
  return {
    id: `case-${index + 1}`,
    client:
      index === 4 ? LONG_NAME : `${pick(FIRST_NAMES, index)} ${pick(LAST_NAMES, Math.floor(index / 10))}`,
    caseName: pick(CASE_NAMES, index * 3 + Math.floor(index / 7)),
    referralDate: addDays(TODAY, remainingDays - 365),
    expirationDate: addDays(TODAY, remainingDays),
    remainingDays,
    status: pick(STATUSES, index * 5 + Math.floor(index / 4)),
  };
});

/** Answers like the server. A search for one letter takes longer, so that answers overtake each other. */
export async function loadMadeUpCases(query: Query, answer: Answer, signal: AbortSignal) {
  const found = answer === 'Nothing yet' ? [] : cases.filter((one) => matches(one, query));
  const slowness = query.Name?.length === 1 ? 1_000 : 250;
  await pause(answer === 'No answer yet' ? 3_600_000 : slowness, signal);
  if (answer === 'An error') {
    throw new ApiProblem({ code: 'unexpected-error', ...problems['unexpected-error'] });
  }
  if (answer === 'A refusal') {
    throw new ApiProblem({ code: 'role-not-allowed', ...problems['role-not-allowed'] });
  }
  const sign = query.Order === 'asc' ? 1 : -1;
  const sorted = found.sort((one, other) => sign * compare(one[query.SortBy], other[query.SortBy]));
  const start = (query.Page - 1) * query.PageSize;
  return { items: sorted.slice(start, start + query.PageSize), totalItems: found.length };
}

function matches(one: MadeUpCase, { Name = '', RemainingDays, Inactive }: Query) {
  const words = `${one.client} ${one.caseName}`.toLowerCase();
  const isInactive = one.status === 'Closed' || one.remainingDays < 0;
  return (
    words.includes(Name.toLowerCase()) &&
    (RemainingDays === undefined || one.remainingDays <= RemainingDays) &&
    (Inactive === undefined || Inactive === isInactive)
  );
}

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : `${one}`.localeCompare(`${other}`);

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
