/** How many rows a list can show on a page. */
export const PAGE_SIZES = [12, 24, 36] as const;

export type PageSize = (typeof PAGE_SIZES)[number];
