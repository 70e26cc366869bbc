import type { UsesLeft } from '@hub/contract/core/licenses/licenses';
import { type CalendarDay, daysBetween } from '@hub/contract/dates/calendar-day';
import type { Tone } from '../../ui/tone/tone.tsx';

type Counted = Pick<
  UsesLeft,
  'kind' | 'countedIn' | 'featureName' | 'available' | 'inOrganization' | 'hasSeat' | 'isLow' | 'endingOn'
>;
export type Standing = { text: string; tone: Tone };

/** '12 uses', '1 seat' */
export const countInWords = (quantity: number, countedIn: UsesLeft['countedIn']) =>
  `${quantity} ${quantity === 1 ? countedIn.slice(0, -1) : countedIn}`;

/** A report needs a license but uses up nothing of it, so it is not counted. */
const isSpent = ({ kind }: Counted) => kind !== 'report';

/** The user's remaining uses of a product, over all of its features. */
export function standingOf(features: readonly Counted[]): Standing {
  const spent = features.filter(isSpent);
  if (spent.length === 0) return { text: 'Not licensed', tone: 'neutral' };
  const uses = sum(spent, 'uses');
  const seats = sum(spent, 'seats');
  const hasSeat = spent.some((feature) => feature.hasSeat);
  const words = [
    uses > 0 && countInWords(uses, 'uses'),
    hasSeat ? 'seat checked out' : seats > 0 && countInWords(seats, 'seats'),
  ].filter(Boolean);
  if (words.length === 0) return withoutOwn(spent);
  const text = words.join(', ');
  return { text: text.charAt(0).toUpperCase() + text.slice(1), tone: 'success' };
}

/** A manager may have no uses to draw because they all have to be assigned first. */
function withoutOwn(features: readonly Counted[]): Standing {
  const [first] = features.filter(({ inOrganization }) => inOrganization > 0);
  if (!first) return { text: 'None left: ask for some', tone: 'alert' };
  const all = features.reduce((total, { inOrganization }) => total + inOrganization, 0);
  return { text: `${countInWords(all, first.countedIn)} to assign`, tone: 'success' };
}

const sum = (features: readonly Counted[], unit: UsesLeft['countedIn']) =>
  features.reduce((total, { countedIn, available }) => total + (countedIn === unit ? available : 0), 0);

/** The remaining uses of one feature. */
export function featureStanding(feature: Counted | undefined): Standing {
  if (!feature) return { text: 'Not licensed', tone: 'neutral' };
  if (isSpent(feature)) return standingOf([feature]);
  return feature.available > 0
    ? { text: 'Included', tone: 'success' }
    : { text: 'No license', tone: 'neutral' };
}

/** Warnings about a low stock and about licenses that end soon. */
export function warningsOf(features: readonly Counted[], today: CalendarDay): string[] {
  return features.filter(isSpent).flatMap((feature) => {
    const { featureName, available, countedIn, isLow, endingOn } = feature;
    return [
      ...(isLow && available > 0 ? [`${featureName}: only ${countInWords(available, countedIn)} left`] : []),
      ...(endingOn ? [`${featureName}: a license ends ${inDays(daysBetween(today, endingOn))}`] : []),
    ];
  });
}

function inDays(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
