import type { InventoryFeature, InventoryProduct } from '@hub/contract/core/licenses/license-inventory';
import { type CalendarDay, daysBetween } from '@hub/contract/dates/calendar-day';
import { countInWords } from '../../library/uses-left.ts';

/** How many days before its end a license is reported to end soon. */
const ENDS_SOON_DAYS = 30;

export const thresholdOf = ({ threshold, usualThreshold }: InventoryFeature) => threshold ?? usualThreshold;

export const endsSoon = ({ endsOn }: InventoryFeature, today: CalendarDay) =>
  endsOn !== null && daysBetween(today, endsOn) <= ENDS_SOON_DAYS;

/** Warnings for managers about a low stock and about licenses that end soon. */
export function stockAlertsOf(products: readonly InventoryProduct[], today: CalendarDay): string[] {
  return products.flatMap(({ productName, features }) =>
    features.flatMap((feature) => {
      const name = `${productName}, ${feature.featureName}`;
      return [
        ...(feature.isLow ? [`${name}: ${countInWords(feature.available, feature.countedIn)} left`] : []),
        ...(feature.endsOn !== null && endsSoon(feature, today)
          ? [`${name}: a license ends ${inDays(daysBetween(today, feature.endsOn))}`]
          : []),
      ];
    }),
  );
}

function inDays(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** Whether everybody may draw from the pools of all features of a product, of some, or of none. */
export function poolingOf({ features }: InventoryProduct): 'all' | 'some' | 'none' {
  const pooled = features.filter(({ isPoolingEnabled }) => isPoolingEnabled).length;
  if (pooled === 0) return 'none';
  return pooled === features.length ? 'all' : 'some';
}
