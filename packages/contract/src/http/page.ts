import * as z from 'zod/mini';
import { wholeNumber } from '../fields/whole-number.ts';

const MAX_PAGES = 1_000_000;
const MAX_ON_A_PAGE = 100;
const DEFAULT_PAGE_SIZE = 10;

const pageNumber = z._default(wholeNumber(1, MAX_PAGES), 1);
const pageSize = (usual: number) => z._default(wholeNumber(1, MAX_ON_A_PAGE), usual);

export const pageQueryOf = (usual: number) => ({ Page: pageNumber, PageSize: pageSize(usual) });

export const pageQuery = pageQueryOf(DEFAULT_PAGE_SIZE);

/** The page query of calls with lower-case parameter names. */
export const smallPageQueryOf = (usual: number) => ({ page: pageNumber, pageSize: pageSize(usual) });

export const orders = ['asc', 'desc'] as const;

/** A page of a list. A page past the end is empty and has the totals. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({
    items: z.array(item),
    page: z.int(),
    pageSize: z.int(),
    totalItems: z.int(),
    totalPages: z.int(),
  });
