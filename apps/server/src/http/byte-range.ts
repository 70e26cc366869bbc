/** Both included, counted from 0. */
export type ByteRange = { first: number; last: number };

/**
 * The part of a file that a `Range` header asks for: all of it when it asks for none, or for several at once, or in
 * another unit, and nothing when the file does not reach so far.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  const end = size - 1;
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: end };
  const first = Number(from);
  const last = to === '' ? end : Number(to);
  // Backwards it is no range at all, and is ignored.
  if (last < first && to !== '') return 'whole';
  return first > end ? 'none' : { first, last: Math.min(last, end) };
}
