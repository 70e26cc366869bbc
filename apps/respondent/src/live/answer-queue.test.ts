import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FORM_ID, fakeHub } from '../../test/fake-hub.ts';
import { createAnswerQueue } from './answer-queue.ts';
import { Refused, Unreachable } from './assessment-calls.ts';
import { type FormStorage, storageInMemory } from './form-storage.ts';
import { isSameGiven, nothingWaits } from './kept-answers.ts';

type Hub = ReturnType<typeof fakeHub>;
/** The outcome of one call, and how long each way takes. */
type Way = { kind: 'arrives' | 'request lost' | 'answer lost' | 'given up'; there: number; back: number };

const HOUR = 3_600_000;
const soon: Way = { kind: 'arrives', there: 1, back: 1 };
const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const choice = (itemId: string, answer: string | undefined) => ({ kind: 'item', itemId, answer }) as const;
const NOTHING = { revision: 0, answers: {}, rater: {} };

beforeEach(() => {
  vi.useFakeTimers();
  // Without the Locks API, so that the tabs may send in any order.
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Calls that reach the hub with these outcomes, one after the other. */
function callsBy(hub: Hub, ways: Way[] = []) {
  let underWay = 0;
  let most = 0;
  const travel = async <Answer>(call: () => Answer): Promise<Answer> => {
    const { kind, there, back } = ways.shift() ?? soon;
    underWay += 1;
    most = Math.max(most, underWay);
    try {
      if (kind === 'given up') {
        // The call arrives although its sender has given up.
        void after(there + back).then(call);
        await after(there);
        throw new Unreachable('given up');
      }
      await after(there);
      if (kind === 'request lost') throw new Unreachable('lost');
      const answer = call();
      await after(back);
      if (kind === 'answer lost') throw new Unreachable('lost');
      return answer;
    } finally {
      underWay -= 1;
    }
  };
  return {
    most: () => most,
    saveAnswers: (...sent: Parameters<Hub['saveAnswers']>) => travel(() => hub.saveAnswers(...sent)),
    changeLanguage: (language: string) => travel(() => void hub.speak(language)) as Promise<undefined>,
    read: () => travel(() => hub.read()),
  };
}

type Rest = { storage?: FormStorage; onRefused?: (code: string) => void; isFresh?: boolean };

async function openTab(
  calls: ReturnType<typeof callsBy>,
  { storage = storageInMemory(), ...rest }: Rest = {},
) {
  const kept = await storage.update((found) => found ?? nothingWaits(NOTHING));
  return createAnswerQueue({
    formId: FORM_ID,
    kept,
    isFresh: true,
    storage,
    calls,
    isTyped: (change) => change.kind === 'item' && change.itemId.startsWith('typed'),
    onRefused: () => undefined,
    ...rest,
  });
}

const item = fc.constantFrom('a', 'b', 'c', 'typed');
const value = fc.option(fc.constantFrom('0', '1', '2', '3'), { nil: undefined });
const way = fc.record<Way>({
  kind: fc.constantFrom('arrives', 'arrives', 'request lost', 'answer lost', 'given up'),
  there: fc.integer({ min: 0, max: 5000 }),
  back: fc.integer({ min: 0, max: 20_000 }),
});
const step = (tabs: number) =>
  fc.record({
    tab: fc.integer({ min: 0, max: tabs - 1 }),
    change: fc.tuple(item, value),
    isKilled: fc.boolean(),
    pause: fc.integer({ min: 0, max: 3000 }),
  });

describe('whatever the network does', () => {
  test('all that was answered in two tabs of one device arrives once, and the latest counts', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(step(2), { maxLength: 25 }),
        fc.array(way, { maxLength: 40 }),
        async (steps, ways) => {
          const hub = fakeHub();
          const calls = callsBy(hub, ways);
          const storage = storageInMemory();
          const tabs = [await openTab(calls, { storage }), await openTab(calls, { storage })];
          const latest = new Map<string, string | undefined>();
          for (const { tab, change, isKilled, pause } of steps) {
            tabs[tab]?.change(choice(...change));
            latest.set(...change);
            await vi.advanceTimersByTimeAsync(pause);
            if (!isKilled) continue;
            tabs[tab]?.end();
            tabs[tab] = await openTab(calls, { storage });
          }
          for (const tab of tabs) void tab.send();
          await vi.advanceTimersByTimeAsync(HOUR);

          const numbers = hub.rows.map(({ number }) => number);
          expect(new Set(numbers).size).toBe(numbers.length);
          const given = [...latest].filter(([, answer]) => answer !== undefined);
          expect(hub.current().answers).toEqual(Object.fromEntries(given));
          const { waiting = [], lastNumber } = (await storage.readKept()) ?? {};
          expect(waiting).toEqual([]);
          expect(lastNumber).toBe(steps.length);
          const choices = steps.filter(({ change: [id] }) => id !== 'typed');
          expect(hub.rows.filter((row) => row.item !== 'typed')).toHaveLength(choices.length);
        },
      ),
      { numRuns: 150 },
    ));

  test('two devices end in one truth, and each answer of either is kept', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(step(2), { maxLength: 25 }),
        fc.array(way, { maxLength: 40 }),
        async (steps, ways) => {
          const hub = fakeHub();
          const calls = callsBy(hub, ways);
          const devices = [await openTab(calls), await openTab(calls)];
          for (const { tab, change, pause } of steps) {
            devices[tab]?.change(choice(...change));
            await vi.advanceTimersByTimeAsync(pause);
          }
          await vi.advanceTimersByTimeAsync(HOUR);
          for (const device of devices) void device.refresh();
          await vi.advanceTimersByTimeAsync(HOUR);
          for (const device of devices) {
            expect(device.state()).toMatchObject({ isSaved: true, revision: hub.rows.length });
            expect(isSameGiven(device.state().given, hub.current())).toBe(true);
          }
          const choices = steps.filter(({ change: [id] }) => id !== 'typed');
          expect(hub.rows.filter((row) => row.item !== 'typed')).toHaveLength(choices.length);
        },
      ),
      { numRuns: 150 },
    ));
});

test('is saved when the hub says so, and not before', async () => {
  const queue = await openTab(callsBy(fakeHub(), [{ kind: 'arrives', there: 100, back: 100 }]));
  expect(queue.state().isSaved).toBe(true);
  queue.change(choice('a', '1'));
  expect(queue.state()).toMatchObject({ isSaved: false, given: { answers: { a: '1' } } });
  await vi.advanceTimersByTimeAsync(199);
  expect(queue.state().isSaved).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.state()).toMatchObject({ isSaved: true, revision: 1, hasNews: false });
});

test('one call is under way at a time, and takes all that waits, 200 at most', async () => {
  const hub = fakeHub();
  const calls = callsBy(hub, [{ kind: 'arrives', there: 1000, back: 0 }]);
  const sizes: number[] = [];
  const queue = await openTab({
    ...calls,
    saveAnswers: (device, answers) => {
      sizes.push(answers.length);
      return calls.saveAnswers(device, answers);
    },
  });
  for (let count = 0; count < 251; count += 1) queue.change(choice(`item ${count}`, '1'));
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(calls.most()).toBe(1);
  expect(sizes).toEqual([1, 200, 50]);
});

test('pauses grow while the hub is away', async () => {
  const away = Array.from({ length: 8 }, (): Way => ({ kind: 'request lost', there: 0, back: 0 }));
  const calls = callsBy(fakeHub(), away);
  const at: number[] = [];
  const queue = await openTab({
    ...calls,
    saveAnswers: (...sent) => {
      at.push(Date.now());
      return calls.saveAnswers(...sent);
    },
  });
  queue.change(choice('a', '1'));
  await vi.advanceTimersByTimeAsync(HOUR);
  const pauses = at.slice(1).map((time, index) => Math.round((time - (at[index] ?? 0)) / 1000));
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
});

test('an answer that the hub refuses does not hold up the others', async () => {
  const hub = fakeHub();
  const calls = callsBy(hub);
  const queue = await openTab({
    ...calls,
    saveAnswers: async (device, answers) => {
      if (answers.some((answer) => answer.item === 'wrong')) throw new Refused('answer-refused');
      return calls.saveAnswers(device, answers);
    },
  });
  for (const id of ['a', 'wrong', 'b']) queue.change(choice(id, '1'));
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(hub.current().answers).toEqual({ a: '1', b: '1' });
  expect(queue.state()).toMatchObject({ isSaved: true, given: { answers: { a: '1', b: '1' } } });
});

test.each(['form-over', 'form-not-open'])(
  '%s ends it: nothing is lost, and nothing more is sent',
  async (code) => {
    const onRefused = vi.fn();
    const storage = storageInMemory();
    const calls = { ...callsBy(fakeHub()), saveAnswers: vi.fn().mockRejectedValue(new Refused(code)) };
    const queue = await openTab(calls, { storage, onRefused });
    queue.change(choice('a', '1'));
    await vi.advanceTimersByTimeAsync(HOUR);
    queue.change(choice('a', '2'));
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(code);
    expect(calls.saveAnswers).toHaveBeenCalledOnce();
    expect((await storage.readKept())?.waiting).toMatchObject([{ item: 'a', value: '1' }]);
  },
);

test('what the hub answers after the form has left the device brings nothing back', async () => {
  const storage = storageInMemory();
  const queue = await openTab(callsBy(fakeHub(), [{ kind: 'arrives', there: 10, back: 1000 }]), { storage });
  queue.change(choice('a', '1'));
  await vi.advanceTimersByTimeAsync(100);
  queue.end();
  await storage.wipe();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(await storage.readKept()).toBeUndefined();
});

test('another device is told of once it is heard of, and mine stays where it is not saved', async () => {
  const hub = fakeHub();
  hub.saveAnswers('other', [{ number: 1, seen: 0, item: 'b', value: 'theirs' }]);
  const queue = await openTab(callsBy(hub));
  queue.change(choice('a', 'mine'));
  expect(queue.state().hasNews).toBe(false);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(queue.state()).toMatchObject({ hasNews: true, given: { answers: { a: 'mine', b: 'theirs' } } });
});

test('a page from the device asks the hub as soon as it can', async () => {
  const hub = fakeHub();
  hub.saveAnswers('other', [{ number: 1, seen: 0, item: 'b', value: 'theirs' }]);
  const queue = await openTab(callsBy(hub, [{ kind: 'request lost', there: 0, back: 0 }]), {
    isFresh: false,
  });
  void queue.send();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(queue.state().given.answers).toEqual({ b: 'theirs' });
});

test('a language is told after the answers, and again until it is heard', async () => {
  const hub = fakeHub();
  const queue = await openTab(callsBy(hub, [{ kind: 'request lost', there: 0, back: 0 }]));
  void queue.chooseLanguage('ar');
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(hub.read().language).toBe('ar');
});
