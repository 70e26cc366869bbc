import type { Sort } from '../../ui/data-table/column.ts';
import {
  type Filters,
  type FilterValues,
  type ListDescription,
  type ListValues,
  spellings,
} from './list-description.ts';

type Spelling = typeof spellings;

/** The query of a list's call, ready for `api.call`. */
export type ListQuery<F extends Filters, Key extends string, Name extends keyof Spelling> = {
  [N in Spelling[Name]['page' | 'pageSize']]: number;
} & { [N in Spelling[Name]['sortBy']]: Key } & {
  [N in Spelling[Name]['order']]: Sort<Key>['order'];
} & Partial<FilterValues<F>>;

/** Filters that are not set are left out. */
export function queryOf<F extends Filters, Key extends string, Name extends keyof Spelling>(
  description: ListDescription<F, Key> & { spelling: Name },
  { filters, sort, page, pageSize }: ListValues<F, Key>,
) {
  const names = spellings[description.spelling];
  const asked = Object.entries(filters)
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
    .filter(([, value]) => value !== undefined && value !== '');
  return {
    ...Object.fromEntries(asked),
    [names.page]: page,
    [names.pageSize]: pageSize,
    [names.sortBy]: sort.by,
    [names.order]: sort.order,
  } as ListQuery<F, Key, Name>;
}

export const countFilters = (description: { filters: Filters }, filters: Record<string, unknown>) =>
  Object.entries(description.filters).filter(([name, { fallback }]) => filters[name] !== fallback).length;
