import * as z from 'zod/mini';
import { limitedText } from '../../fields/text.ts';
import { wholeNumber } from '../../fields/whole-number.ts';
import { orders, pageQuery } from '../../http/page.ts';

export const MAX_YEARS = 150;

export const clientSortKeys = ['firstName', 'lastName', 'dateOfBirth', 'lastEvaluation', 'created'] as const;

const age = z.optional(wholeNumber(0, MAX_YEARS));
const prefix = z.optional(limitedText());

const filters = {
  FirstName: prefix.check(z.describe('The first name begins with this, whatever the case and the accents.')),
  LastName: prefix.check(z.describe('The last name begins with this, whatever the case and the accents.')),
  Name: prefix.check(
    z.describe(
      'The first or the last name begins with this; also both, in either order: "ann le", "lee, a".',
    ),
  ),
  MinAge: age.check(z.describe('In whole years today.')),
  MaxAge: age.check(z.describe('In whole years today.')),
  SortBy: z._default(z.enum(clientSortKeys), 'lastName'),
  Order: z._default(z.enum(orders), 'asc'),
};

export const clientMatch = z.strictObject(filters);
export const clientListQuery = z.strictObject({ ...pageQuery, ...filters });

export type ClientMatch = z.output<typeof clientMatch>;
