import { describe, expect, test } from 'vitest';
import { smallForm } from '../../test/small-form.ts';
import { type Layout, onScreen, type Place, placeAfter, placeBefore, START } from './place.ts';
import { shownItems } from './shown-items.ts';

const shown = shownItems(smallForm, {});
const at = (itemId: string): Place => ({ screen: 'items', itemId });

/** Every place on the way from the welcome to the end. */
function wayThrough(layout: Layout): string[] {
  const names: string[] = [];
  for (let place = START; place.screen !== 'end'; place = placeAfter(shown, place, layout)) {
    names.push(place.screen === 'items' ? place.itemId : place.screen);
  }
  return names;
}

describe.each([
  ['one', ['welcome', 'read', 'sleep', 'pet', 'hours', 'note', 'review']],
  ['page', ['welcome', 'read', 'hours', 'review']],
] as const)('%s at a time', (layout, way) => {
  test('leads through all of it', () => {
    expect(wayThrough(layout)).toEqual(way);
  });

  test('goes back the same way', () => {
    const back: string[] = [];
    for (let place: Place = { screen: 'review' }; ; place = placeBefore(shown, place, layout)) {
      back.unshift(place.screen === 'items' ? place.itemId : place.screen);
      if (place.screen === 'welcome') break;
    }
    expect(back).toEqual(way);
  });
});

test('a page at a time shows the page of the item', () => {
  expect(onScreen(shown, 'pet', 'page').map(({ item }) => item.id)).toEqual(['read', 'sleep', 'pet']);
  expect(onScreen(shown, 'pet', 'one').map(({ item }) => item.id)).toEqual(['pet']);
});

test('an item that was hidden on its own page does not take the page along', () => {
  expect(onScreen(shown, 'pets', 'page').map(({ item }) => item.id)).toEqual(['read', 'sleep', 'pet']);
  expect(onScreen(shown, 'pets', 'one').map(({ item }) => item.id)).toEqual(['read']);
});

test('in the middle of a page the next one follows, and the former one comes before', () => {
  expect(placeAfter(shown, at('sleep'), 'page')).toEqual(at('hours'));
  expect(placeBefore(shown, at('note'), 'page')).toEqual(at('read'));
});

test('what was opened from the list of unanswered questions leads back there', () => {
  const place: Place = { screen: 'items', itemId: 'sleep', isFromReview: true };
  expect(placeAfter(shown, place, 'one')).toEqual({ screen: 'review' });
  expect(placeBefore(shown, place, 'page')).toEqual({ screen: 'review' });
});

test('an answer that shows another question leads there next', () => {
  const withPet = shownItems(smallForm, { pet: 'yes' });
  expect(placeAfter(withPet, at('pet'), 'one')).toEqual(at('pets'));
});
