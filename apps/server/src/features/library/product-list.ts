import type { listProducts } from '@hub/contract/core/products/products';
import type { InputOf } from '@hub/contract/http/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { List } from '../../db/find-page.ts';
import { hasWords } from '../../db/name-conditions.ts';
import { typedKey, typedWords } from '../../db/typed-words.ts';
import { productColumns } from './present-product.ts';

type Query = Omit<InputOf<typeof listProducts>['query'], 'Page' | 'PageSize'>;

/** The catalog knows nothing of licenses, so the caller passes the condition for a licensed product. */
export const productList = (query: Query, isLicensed: RawBuilder<boolean>): List => ({
  from: 'products',
  columns: productColumns,
  halves: [sql`published`],
  filters: filtersOf(query, isLicensed),
  orderBy: [
    ['name_key', 'asc'],
    ['id', 'asc'],
  ],
});

function filtersOf(query: Query, isLicensed: RawBuilder<boolean>): RawBuilder<boolean>[] {
  const { Search, Category, AgeMonths, Respondent, Licensed } = query;
  const filters: RawBuilder<boolean>[] = [];
  if (Search) filters.push(...matches(typedKey(Search)));
  if (Category) filters.push(sql`${Category} = any(categories)`);
  if (AgeMonths !== undefined) filters.push(sql`${AgeMonths}::integer between from_months and to_months`);
  if (Respondent) filters.push(sql`${Respondent} = any(respondents)`);
  if (Licensed !== undefined) filters.push(Licensed ? isLicensed : sql`not ${isLicensed}`);
  return filters;
}

/** Each word of the key is the beginning of a search word of the product. */
export const matches = (key: string) => hasWords('split_words(search_key)', typedWords(key));
