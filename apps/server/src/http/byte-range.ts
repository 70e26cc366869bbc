/** First and last byte, both included, counted from 0. */
export type ByteRange = { first: number; last: number };

/**
 * The part of a file that a `Range` header requests. The whole file without a header, with several ranges or with
 * another unit; nothing when the range starts past the end.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  const end = size - 1;
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: end };
  const first = Number(from);
  const last = to === '' ? end : Number(to);
  // A backwards range is invalid and ignored.
  if (last < first && to !== '') return 'whole';
  return first > end ? 'none' : { first, last: Math.min(last, end) };
}
