import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isHandedOver, leaveWhenHandedOver, markHandedOver, takeBack } from './hand-over.ts';
import { wipeHub } from './wipe-hub.ts';

type Listener = (event: { key?: string | null; newValue?: string | null; persisted?: boolean }) => void;

const storage = () => {
  const items = new Map<string, string>();
  return new Proxy(
    {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
      clear: () => items.clear(),
    } as Record<string, unknown>,
    {
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
};

let listeners: Map<string, Listener>;
const replace = vi.fn();

beforeEach(() => {
  listeners = new Map();
  replace.mockClear();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('document', { documentElement: { hidden: false } });
  vi.stubGlobal('window', {
    location: { replace },
    addEventListener: (name: string, listen: Listener) => listeners.set(name, listen),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what the hub keeps in the browser goes, but not how it looks, nor what is needed to sign out', () => {
  for (const key of ['hub.organization', 'hub.last-activity', 'hub.theme', 'hub.session.user', 'other']) {
    localStorage.setItem(key, 'kept');
  }
  sessionStorage.setItem('hub.draft:ava:lakeside:add-client', 'Noor');
  wipeHub();
  expect(Object.keys(localStorage).sort()).toEqual(['hub.session.user', 'hub.theme', 'other']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('another tab shows nothing more, and forgets what was typed in it', () => {
  sessionStorage.setItem('hub.draft:ava:lakeside:add-client', 'Noor');
  leaveWhenHandedOver('/login');
  listeners.get('storage')?.({ key: 'hub.theme', newValue: 'dark' });
  expect(replace).not.toHaveBeenCalled();
  listeners.get('storage')?.({ key: 'hub.handed-over', newValue: 'true' });
  expect(replace).toHaveBeenCalledWith('/login');
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(document.documentElement.hidden).toBe(true);
});

test('a page that the back button brings back is left, until somebody has signed in', () => {
  leaveWhenHandedOver('/login');
  markHandedOver();
  expect(isHandedOver()).toBe(true);
  listeners.get('pageshow')?.({ persisted: false });
  expect(replace).not.toHaveBeenCalled();
  listeners.get('pageshow')?.({ persisted: true });
  expect(replace).toHaveBeenCalledOnce();
  takeBack();
  listeners.get('pageshow')?.({ persisted: true });
  expect(replace).toHaveBeenCalledOnce();
});
