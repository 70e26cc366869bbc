import type { UsageMonth } from '@hub/contract/core/licenses/license-usage';

/** The number of products with a pattern of their own; the others share one pattern. */
const MAX_SERIES = 5;
/** Only the latest months are drawn; the table has all of them. */
const MAX_MONTHS = 24;
const OTHERS = 'Other products';

export type Bar = {
  /** As in 2026-03. */
  month: string;
  total: number;
  /** One number for each series, in the same order. */
  parts: number[];
};

export type Plot = { series: string[]; bars: Bar[] };

/** The use by month and product; the most used products come first. */
export function plotOf(used: readonly UsageMonth[]): Plot {
  const sums = new Map<string, { name: string; quantity: number }>();
  for (const { productId, productName, quantity } of used) {
    sums.set(productId, { name: productName, quantity: (sums.get(productId)?.quantity ?? 0) + quantity });
  }
  const byUse = [...sums].toSorted(([, one], [, other]) => other.quantity - one.quantity);
  const isCrowded = byUse.length > MAX_SERIES + 1;
  const named = isCrowded ? byUse.slice(0, MAX_SERIES) : byUse;
  const place = new Map(named.map(([productId], index) => [productId, index]));
  const series = [...named.map(([, { name }]) => name), ...(isCrowded ? [OTHERS] : [])];
  const bars = monthsOf(used).map((month) => {
    const parts = series.map(() => 0);
    for (const one of used) {
      if (one.month !== month) continue;
      const index = place.get(one.productId) ?? series.length - 1;
      parts[index] = (parts[index] ?? 0) + one.quantity;
    }
    return { month, parts, total: parts.reduce((sum, part) => sum + part, 0) };
  });
  return { series, bars };
}

/** Every month from the first to the last, also those without any use. */
function monthsOf(used: readonly UsageMonth[]): string[] {
  const known = used.map(({ month }) => month).toSorted();
  const last = known.at(-1);
  if (!known[0] || !last) return [];
  const months = [known[0]];
  while ((months.at(-1) ?? last) < last) months.push(monthAfter(months.at(-1) ?? last));
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

export const latestBars = ({ bars }: Plot): Bar[] => bars.slice(-MAX_MONTHS);

/** The end of the scale: the next round number. */
export function scaleEnd(largest: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(largest, 1))));
  const end = [1, 2, 5, 10].map((times) => times * step).find((round) => round >= largest) ?? largest;
  return Math.max(end, 2);
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Mar' and '2026' */
export function monthInWords(month: string): { name: string; year: string } {
  const [year = '', number = ''] = month.split('-');
  return { name: monthNames[Number(number) - 1] ?? '', year };
}
