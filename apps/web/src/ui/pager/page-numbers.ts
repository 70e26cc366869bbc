export type PageNumber = number | 'gap';

const NEIGHBOURS = 1;

/** The first page, the last, and those around the current one; a gap stands for two pages or more. */
export function pageNumbers(current: number, pageCount: number): PageNumber[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pageCount || Math.abs(page - current) <= NEIGHBOURS,
  );
  return shown.flatMap((page, index): PageNumber[] => {
    const skipped = page - (shown[index - 1] ?? 0) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : ['gap', page];
  });
}
