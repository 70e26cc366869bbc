import * as z from 'zod/mini';
import { ANYTHING_OF_A_CLIENT, searchWords } from '../../fields/search-words.ts';
import { wholeNumber } from '../../fields/whole-number.ts';
import { orders, pageQuery } from '../../http/page.ts';

export const MAX_YEARS = 150;

export const clientSortKeys = ['firstName', 'lastName', 'dateOfBirth', 'lastEvaluation', 'created'] as const;

const age = z.optional(wholeNumber(0, MAX_YEARS));

const filters = {
  FirstName: searchWords('the first name'),
  LastName: searchWords('the last name'),
  Name: searchWords(ANYTHING_OF_A_CLIENT),
  MinAge: age.check(z.describe('In whole years today.')),
  MaxAge: age.check(z.describe('In whole years today.')),
  SortBy: z._default(z.enum(clientSortKeys), 'lastName'),
  Order: z._default(z.enum(orders), 'asc'),
};

export const clientMatch = z.strictObject(filters);
export const clientListQuery = z.strictObject({ ...pageQuery, ...filters });

export type ClientMatch = z.output<typeof clientMatch>;
