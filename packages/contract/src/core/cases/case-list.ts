import * as z from 'zod/mini';
import { calendarDate } from '../../fields/calendar-date.ts';
import { searchWords } from '../../fields/search-words.ts';
import { wholeNumber } from '../../fields/whole-number.ts';
import { yesOrNo } from '../../fields/yes-or-no.ts';
import { orders, pageQuery } from '../../http/page.ts';

const MAX_REMAINING_DAYS = 36_500;

/** A case expires soon when it expires within this many days. */
export const EXPIRES_SOON_DAYS = 30;

export const caseSortKeys = [
  'clientName',
  'caseName',
  'referralDate',
  'expirationDate',
  'remainingDays',
  'status',
  'created',
] as const;

/** Why a case needs action: it expires soon, or has expired and was not closed. */
export const caseNeeds = ['expiring', 'expired'] as const;
export type CaseNeed = (typeof caseNeeds)[number];

export const caseNeedLabels: Record<CaseNeed, string> = {
  expiring: 'Expiring soon',
  expired: 'Expired, still open',
};

const filters = {
  Name: searchWords('the case name'),
  FirstName: searchWords("the client's first name"),
  LastName: searchWords("the client's last name"),
  ClientName: searchWords("the client's names"),
  StartDate: z.optional(calendarDate).check(z.describe('Referred on this day or later.')),
  RemainingDays: z
    .optional(wholeNumber(-MAX_REMAINING_DAYS, MAX_REMAINING_DAYS))
    .check(z.describe('At most so many days remain; cases that have expired count below zero.')),
  ClientId: z.optional(z.uuid()),
  Inactive: z.optional(yesOrNo),
  Need: z
    .optional(z.enum(caseNeeds))
    .check(z.describe(`Not closed, and expiring within ${EXPIRES_SOON_DAYS} days or expired.`)),
  SortBy: z._default(z.enum(caseSortKeys), 'referralDate'),
  Order: z._default(z.enum(orders), 'desc'),
};

export const caseMatch = z.strictObject(filters);
export const caseListQuery = z.strictObject({ ...pageQuery, ...filters });

export type CaseMatch = z.output<typeof caseMatch>;
