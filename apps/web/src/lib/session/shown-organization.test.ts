import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShownOrganization } from './shown-organization.ts';

const LAKESIDE = 'lakeside';
const RIVERBEND = 'riverbend';

let listeners: Map<string, (event: { key: string | null }) => void>;

beforeEach(() => {
  const items = new Map<string, string>();
  listeners = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (name: string, listen: (event: { key: string | null }) => void) =>
      listeners.set(name, listen),
  });
});
afterEach(() => vi.unstubAllGlobals());

function openTab(user: string | undefined = 'ava') {
  const start = vi.fn();
  return { ...createShownOrganization(() => user, start), start };
}
const notifyTab = () => listeners.get('storage')?.({ key: 'hub.organization' });

test('it is known once the profile has told it, and to the next tab of the same user at once', () => {
  const tab = openTab();
  expect(tab.id()).toBeUndefined();
  tab.show(LAKESIDE);
  expect(tab.id()).toBe(LAKESIDE);
  expect(openTab().id()).toBe(LAKESIDE);
  expect(openTab('ben').id()).toBeUndefined();
});

test('a switch starts this tab anew, and the others', () => {
  const other = openTab();
  other.show(LAKESIDE);
  other.watch();
  const tab = openTab();
  tab.switchTo(RIVERBEND);
  notifyTab();
  expect([tab.start, other.start].map((start) => start.mock.calls.length)).toEqual([1, 1]);
});

test('a page that comes back by the back button notices what it has missed', () => {
  const asleep = openTab();
  asleep.show(LAKESIDE);
  asleep.watch();
  openTab().show(RIVERBEND);
  listeners.get('pageshow')?.({ key: null });
  expect(asleep.start).toHaveBeenCalledOnce();
});

test('a tab that shows nothing yet, the same, or belongs to somebody else stays as it is', () => {
  for (const tab of [openTab(), openTab('ben')]) {
    tab.watch();
    openTab().show(LAKESIDE);
    notifyTab();
    expect(tab.start).not.toHaveBeenCalled();
  }
});

test('what the server no longer accepts is forgotten, so that the new start asks', () => {
  const tab = openTab();
  tab.show(LAKESIDE);
  tab.forget();
  expect(tab.start).toHaveBeenCalledOnce();
  expect(openTab().id()).toBeUndefined();
});
