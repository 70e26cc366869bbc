import { type Answers, isMissing } from './answer-store.ts';
import type { ShownItem } from './shown-items.ts';

/** Where the respondent is in the form. */
export type Place =
  | { screen: 'welcome' }
  /** An item that was opened from the list of unanswered questions leads back to that list. */
  | { screen: 'items'; itemId: string; isFromReview?: true }
  | { screen: 'review' }
  | { screen: 'end' };

/** One question at a time, or a whole page. */
export type Layout = 'one' | 'page';

export const START: Place = { screen: 'welcome' };
const REVIEW: Place = { screen: 'review' };

/** Where a respondent continues after a break: after the last answered question. */
export function placeToGoOn(shown: readonly ShownItem[], answers: Answers): Place {
  const last = shown.findLastIndex(({ item }) => !isMissing(answers[item.id]));
  return last < 0 ? START : (placeOf(shown[last + 1]) ?? REVIEW);
}

/** The items on the screen at this item. */
export function onScreen(shown: readonly ShownItem[], itemId: string, layout: Layout): ShownItem[] {
  const page = shown.find((each) => each.page.items.some(({ id }) => id === itemId))?.page;
  const ofPage = shown.filter((each) => each.page === page);
  if (layout === 'page') return ofPage;
  // The item may be hidden by now, because of an answer to another question of the same page.
  const current = ofPage.find(({ item }) => item.id === itemId) ?? ofPage[0];
  return current ? [current] : [];
}

export function placeAfter(shown: readonly ShownItem[], place: Place, layout: Layout): Place {
  if (place.screen === 'welcome') return placeOf(shown[0]) ?? REVIEW;
  if (place.screen !== 'items') return { screen: 'end' };
  if (place.isFromReview) return REVIEW;
  const last = onScreen(shown, place.itemId, layout).at(-1);
  return placeOf(last && shown[shown.indexOf(last) + 1]) ?? REVIEW;
}

export function placeBefore(shown: readonly ShownItem[], place: Place, layout: Layout): Place {
  if (place.screen === 'review') return placeOf(firstOnScreen(shown, shown.at(-1), layout)) ?? START;
  if (place.screen !== 'items') return START;
  if (place.isFromReview) return REVIEW;
  const [first] = onScreen(shown, place.itemId, layout);
  const before = first && shown[shown.indexOf(first) - 1];
  return placeOf(firstOnScreen(shown, before, layout)) ?? START;
}

const firstOnScreen = (shown: readonly ShownItem[], among: ShownItem | undefined, layout: Layout) =>
  among && onScreen(shown, among.item.id, layout)[0];

const placeOf = (shown: ShownItem | undefined): Place | undefined =>
  shown && { screen: 'items', itemId: shown.item.id };
