import { clientSortKeys, MAX_YEARS } from '@hub/contract/core/clients/client-list';
import type { ListDescription } from '../../../lib/url-state/list-description.ts';
import type { ListQuery } from '../../../lib/url-state/list-query.ts';
import { text, wholeNumber } from '../../../lib/url-state/parameter.ts';

type SortKey = (typeof clientSortKeys)[number];

const age = wholeNumber(0, MAX_YEARS);
const filters = { Name: text, MinAge: age, MaxAge: age };

/** What the address of the directory may say. */
export const clientList = {
  spelling: 'Page',
  filters,
  sortKeys: clientSortKeys,
  sort: { by: 'lastName', order: 'asc' },
} as const satisfies ListDescription<typeof filters, SortKey>;

export type ClientQuery = ListQuery<typeof filters, SortKey, 'Page'>;

const sortLabels: Record<SortKey, string> = {
  lastName: 'Last name',
  firstName: 'First name',
  dateOfBirth: 'Date of birth',
  lastEvaluation: 'Last evaluation',
  created: 'Date added',
};

export const clientSorts = (Object.keys(sortLabels) as SortKey[]).map((value) => ({
  value,
  label: sortLabels[value],
}));

/** No client is older than the highest age and younger than the lowest: ages the wrong way round are not asked for. */
export function askedFor(query: ClientQuery): ClientQuery {
  const { MinAge, MaxAge, ...rest } = query;
  return MinAge !== undefined && MaxAge !== undefined && MinAge > MaxAge ? rest : query;
}
