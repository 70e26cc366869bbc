import { MAX_ANSWERS_PER_REQUEST } from '@hub/contract/core/assessment/answer-limits';
import { allChanged, type Change, type Given } from '../form/answer-store.ts';
import { type AssessmentCalls, isEnd, Refused } from './assessment-calls.ts';
import type { FormStorage } from './form-storage.ts';
import {
  givenOf,
  isSameGiven,
  type Kept,
  nothingWaits,
  withAnswer,
  withCurrent,
  withSaved,
} from './kept-answers.ts';
import { sendInTurn } from './send-in-turn.ts';

export type QueueState = {
  given: Given;
  /** The latest of the server that is known here. */
  revision: number;
  isSaved: boolean;
  /** False where what is not saved goes with the page. */
  isLasting: boolean;
  /** Another device has answered, and it is shown here now. */
  hasNews: boolean;
};

export type AnswerQueue = ReturnType<typeof createAnswerQueue>;

type Options = {
  formId: string;
  kept: Kept;
  /** It was read from the server, not from the device. */
  isFresh: boolean;
  storage: FormStorage;
  calls: Pick<AssessmentCalls, 'saveAnswers' | 'changeLanguage' | 'read'>;
  /** Of an item that is typed, and so changes with every letter. */
  isTyped: (change: Change) => boolean;
  /** The server takes nothing more from here. */
  onRefused: (code: string) => void;
};

/** So long after the last letter a text is sent. */
const TYPING_MS = 800;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** Who comes back after so long may have answered elsewhere. */
const AWAY_MS = 60_000;

/** What tabs tell each other. */
const CHANGED = 'changed';
const OVER = 'over';

/** Keeps every answer on the device first, then sends it to the server, in order and until it is acknowledged. */
export function createAnswerQueue(options: Options) {
  const { formId, storage, calls, isTyped, onRefused } = options;
  let mirror = options.kept;
  let isFresh = options.isFresh;
  let unwritten: readonly Change[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  let hasNews = false;
  let isSending = false;
  let isAskedAgain = false;
  let isOver = false;
  let hasLeft = false;
  let failures = 0;
  let mostAtOnce = MAX_ANSWERS_PER_REQUEST;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  let otherTabs: BroadcastChannel | undefined;
  let state = read();

  function read(): QueueState {
    return {
      given: allChanged(givenOf(mirror), unwritten),
      revision: mirror.current.revision,
      isSaved: unwritten.length === 0 && mirror.waiting.length === 0,
      isLasting: storage.isLasting(),
      hasNews,
    };
  }

  function publish() {
    state = read();
    for (const listener of listeners) listener();
  }

  async function update(step: (kept: Kept) => Kept) {
    // What comes late must not bring back what was wiped.
    if (hasLeft) return;
    mirror = await storage.update((found) => step(found ?? nothingWaits(mirror.current)));
    otherTabs?.postMessage(CHANGED);
  }

  function change(given: Change) {
    if (isOver) return;
    unwritten = [...unwritten, given];
    publish();
    const isTypedHere = isTyped(given);
    writing = writing.then(async () => {
      await update((found) => withAnswer(found, given, isTypedHere));
      unwritten = unwritten.slice(1);
      publish();
    });
    sendAfter(isTypedHere ? TYPING_MS : 0);
  }

  function sendAfter(milliseconds: number) {
    clearTimeout(timer);
    if (milliseconds > 0) timer = setTimeout(send, milliseconds);
    else void send();
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    isAskedAgain = isSending;
    if (isSending || isOver) return;
    isSending = true;
    try {
      await writing;
      await sendInTurn(formId, sendWaiting);
      failures = 0;
    } catch (error) {
      if (error instanceof Refused) return refuse(error.code);
      failures += 1;
      sendAfter(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS));
    } finally {
      isSending = false;
    }
    if (isAskedAgain) sendAfter(0);
  }

  async function sendWaiting() {
    // Another tab may have sent some of it while this one waited for its turn.
    mirror = (await storage.readKept()) ?? mirror;
    while (mirror.waiting.length > 0 && !isOver) {
      await sendSome();
      await writing;
    }
    const { language } = mirror;
    if (language !== null) {
      await calls.changeLanguage(language).catch(unlessEnd);
      await update((found) => (found.language === language ? { ...found, language: null } : found));
    }
    if (!isFresh) await refresh();
    publish();
  }

  async function refresh() {
    const form = await calls.read();
    if (form.state !== 'open') throw new Refused('form-over');
    await takeIn((found) => withCurrent(found, form.current));
    isFresh = true;
  }

  async function sendSome() {
    const some = mirror.waiting.slice(0, mostAtOnce);
    try {
      const saved = await calls.saveAnswers(mirror.device, some);
      await takeIn((found) => withSaved(found, saved));
      mostAtOnce = MAX_ANSWERS_PER_REQUEST;
    } catch (error) {
      unlessEnd(error);
      // One of them is wrong, and must not hold up the others: from here on one by one, until it is found.
      if (some.length === 1) await update((found) => withoutAnswer(found, some[0]?.number));
      mostAtOnce = 1;
      publish();
    }
  }

  /** What comes from the server, and so perhaps from another device. */
  async function takeIn(step: (kept: Kept) => Kept) {
    await update((found) => {
      const next = step(found);
      hasNews ||= !isSameGiven(givenOf(found), givenOf(next));
      return next;
    });
    publish();
  }

  function refuse(code: string) {
    end();
    onRefused(code);
  }

  /** Nothing is taken or sent any more. */
  function end() {
    isOver = true;
    clearTimeout(timer);
  }

  /** Sends as soon as there is a network or somebody looks at the page again, and follows what other tabs do. */
  function start(): () => void {
    isOver = false;
    const stopping = new AbortController();
    const { signal } = stopping;
    let awaySince = Date.now();
    const tryNow = () => sendAfter(0);
    const follow = async ({ data }: MessageEvent) => {
      if (data === OVER) {
        hasLeft = true;
        return refuse('form-over');
      }
      mirror = (await storage.readKept()) ?? mirror;
      publish();
    };
    const notice = () => {
      if (document.visibilityState === 'hidden') awaySince = Date.now();
      else if (Date.now() - awaySince > AWAY_MS) isFresh = false;
      tryNow();
    };
    otherTabs = new BroadcastChannel(`assessment-${formId}`);
    otherTabs.addEventListener('message', follow, { signal });
    window.addEventListener('online', tryNow, { signal });
    window.addEventListener('focus', tryNow, { signal });
    document.addEventListener('visibilitychange', notice, { signal });
    tryNow();
    return () => {
      end();
      stopping.abort();
      otherTabs?.close();
      otherTabs = undefined;
    };
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change,
    send,
    start,
    /** The form has left this device, in all of its tabs. */
    end: () => {
      hasLeft = true;
      end();
      otherTabs?.postMessage(OVER);
    },
    /** The server knows of answers that this page does not show. */
    refresh: async () => {
      isFresh = false;
      await send();
    },
    chooseLanguage: async (language: string) => {
      await update((found) => ({ ...found, language }));
      await send();
    },
    /** Resolves with the revision of the server that has all of it. */
    whenSaved: () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!state.isSaved) return;
          listeners.delete(look);
          resolve(state.revision);
        };
        listeners.add(look);
        look();
        void send();
      }),
  };
}

/** What is refused while the form goes on is not sent again. */
function unlessEnd(error: unknown) {
  if (!(error instanceof Refused) || isEnd(error.code)) throw error;
}

const withoutAnswer = (kept: Kept, number: number | undefined): Kept => ({
  ...kept,
  waiting: kept.waiting.filter((answer) => answer.number !== number),
});
