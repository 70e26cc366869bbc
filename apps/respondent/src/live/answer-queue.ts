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
  /** The latest revision of the server that is known here. */
  revision: number;
  isSaved: boolean;
  /** False if unsaved answers are lost when the page is closed. */
  isLasting: boolean;
  /** Another device has answered, and its answers are now shown here. */
  hasNews: boolean;
};

export type AnswerQueue = ReturnType<typeof createAnswerQueue>;

type Options = {
  formId: string;
  kept: Kept;
  /** The answers were read from the server, not from the device. */
  isFresh: boolean;
  storage: FormStorage;
  calls: Pick<AssessmentCalls, 'saveAnswers' | 'changeLanguage' | 'read'>;
  /** Whether the item is typed, so that it changes with every letter. */
  isTyped: (change: Change) => boolean;
  /** The server accepts no more answers from this device. */
  onRefused: (code: string) => void;
};

/** How long after the last letter a typed text is sent. */
const TYPING_MS = 800;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** After being away this long, the respondent may have answered on another device. */
const AWAY_MS = 60_000;

/** Messages between tabs. */
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
  let batchSize = MAX_ANSWERS_PER_REQUEST;
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
    // A late update must not restore what was wiped.
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
    // Another tab may have sent some answers while this one waited for its turn.
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
    const some = mirror.waiting.slice(0, batchSize);
    try {
      const saved = await calls.saveAnswers(mirror.device, some);
      await takeIn((found) => withSaved(found, saved));
      batchSize = MAX_ANSWERS_PER_REQUEST;
    } catch (error) {
      unlessEnd(error);
      // A wrong answer must not block the others: from here on they are sent one by one until it is found.
      if (some.length === 1) await update((found) => withoutAnswer(found, some[0]?.number));
      batchSize = 1;
      publish();
    }
  }

  /** Takes over what the server has, perhaps from another device. */
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

  /** No answers are accepted or sent any more. */
  function end() {
    isOver = true;
    clearTimeout(timer);
  }

  /** Sends when the network or the page comes back, and follows the other tabs. */
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
    /** The form is removed from this device, in all tabs. */
    end: () => {
      hasLeft = true;
      end();
      otherTabs?.postMessage(OVER);
    },
    /** The server has answers that this page does not show. */
    refresh: async () => {
      isFresh = false;
      await send();
    },
    chooseLanguage: async (language: string) => {
      await update((found) => ({ ...found, language }));
      await send();
    },
    /** Resolves when everything is saved, with the server's revision. */
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

/** A refused answer is dropped while the form itself stays open. */
function unlessEnd(error: unknown) {
  if (!(error instanceof Refused) || isEnd(error.code)) throw error;
}

const withoutAnswer = (kept: Kept, number: number | undefined): Kept => ({
  ...kept,
  waiting: kept.waiting.filter((answer) => answer.number !== number),
});
