import { MAX_ANSWERS_PER_REQUEST } from '@hub/contract/core/assessment/answer-limits';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type AssessmentCalls,
  assessmentCalls,
  type OpenAssessment,
  type OverAssessment,
  Refused,
} from './assessment-calls.ts';
import { type FormStorage, openFormStorage } from './form-storage.ts';
import { type Kept, nothingWaits, withCurrent, withSaved } from './kept-answers.ts';
import { keepPageOffline } from './page-offline.ts';

export type OpenForm = {
  form: OpenAssessment;
  kept: Kept;
  storage: FormStorage;
  /** Read from the server, not from the device. */
  isFresh: boolean;
  /** Opened by its link just now, not resumed. */
  isByLink: boolean;
};

export type Loaded =
  | { status: 'loading' | 'failed' | 'link-refused' | 'not-open' | 'left-alone' }
  | { status: 'left'; isHandedOver: boolean }
  | { status: 'over'; form: OverAssessment }
  | ({ status: 'open' } & OpenForm);

/** Loads the form of this address from the server, or from the device while the server cannot be reached. */
export function useAssessment(formId: string) {
  const calls = useMemo(() => assessmentCalls(formId), [formId]);
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const storage = useRef<Promise<FormStorage>>(undefined);

  const load = async () => {
    setLoaded({ status: 'loading' });
    storage.current ??= openFormStorage(formId);
    setLoaded(await loadForm(calls, await storage.current));
  };

  /** The form was removed from this device, or is over. */
  const end = async (last: Loaded) => {
    await (await storage.current)?.wipe();
    setLoaded(last);
  };

  /**
   * The respondent has left: readable texts are wiped at once; answers that the server lacks stay until the
   * form is opened again.
   */
  const leaveAlone = async () => {
    setLoaded({ status: 'left-alone' });
    await (await storage.current)?.wipeForm();
    await calls.leave().catch(() => undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a form
  useEffect(() => void load(), [formId]);
  return { calls, loaded, load, end, leaveAlone };
}

async function loadForm(calls: AssessmentCalls, storage: FormStorage): Promise<Loaded> {
  const secret = window.location.hash.slice(1);
  try {
    const form = await (secret ? calls.open(secret) : calls.read());
    forgetSecret();
    if (form.state === 'paused') {
      await sendWaiting(calls, storage);
      await storage.wipeForm();
      return { status: 'over', form };
    }
    if (form.state !== 'open') {
      await storage.wipe();
      return { status: 'over', form };
    }
    await storage.keepForm(form);
    const kept = await storage.update((found) =>
      withCurrent(found ?? nothingWaits(form.current), form.current),
    );
    keepPageOffline();
    return { status: 'open', form, kept, storage, isFresh: true, isByLink: secret !== '' };
  } catch (error) {
    if (!(error instanceof Refused)) return loadFromDevice(storage);
    forgetSecret();
    if (secret) return { status: 'link-refused' };
    // Answers that the server lacks stay until the link is opened again. Until then nobody sees them.
    await storage.wipeForm();
    return { status: 'not-open' };
  }
}

/** What was answered before the pause is still taken. What cannot be sent now stays on the device. */
async function sendWaiting(calls: AssessmentCalls, storage: FormStorage): Promise<void> {
  try {
    for (let kept = await storage.readKept(); kept?.waiting.length; ) {
      const saved = await calls.saveAnswers(kept.device, kept.waiting.slice(0, MAX_ANSWERS_PER_REQUEST));
      kept = await storage.update((found) => withSaved(found ?? nothingWaits(NOTHING), saved));
    }
  } catch {
    // The link sends it again.
  }
}

const NOTHING = { revision: 0, answers: {}, rater: {} };

async function loadFromDevice(storage: FormStorage): Promise<Loaded> {
  const [form, kept] = await Promise.all([storage.readForm(), storage.readKept()]);
  if (!form) return { status: 'failed' };
  return {
    status: 'open',
    form,
    kept: kept ?? nothingWaits(form.current),
    storage,
    isFresh: false,
    isByLink: false,
  };
}

/** Only after the exchange, so that a page that could not reach the server can be reloaded. */
const forgetSecret = () => window.history.replaceState(null, '', window.location.pathname);
