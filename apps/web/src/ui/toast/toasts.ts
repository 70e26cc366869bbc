import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';
import type { Tone } from '../tone/tone.tsx';

const DEFAULT_TIMEOUT_MS = 4000;
/** For a message with an action, which takes time to reach by keyboard. */
export const TIME_TO_ACT_MS = 10_000;

export type ToastContent = {
  message: string;
  tone: Tone;
  /** The side of the window. */
  align: 'start' | 'center' | 'end';
  action?: { label: string; onPress: () => void };
};

export type ToastRequest = Pick<ToastContent, 'message' | 'action'> &
  Partial<Pick<ToastContent, 'tone' | 'align'>> & {
    /** In milliseconds. */
    timeout?: number | 'until-closed';
    /** Keeps the toasts that are already there; without it, the new one takes their place. */
    stack?: boolean;
  };

/** Timers pause while the toasts are hovered or focused, also those of new toasts. */
class ToastQueue<Content> extends AriaToastQueue<Content> {
  #isInUse = false;

  override pauseAll(): void {
    this.#isInUse = true;
    super.pauseAll();
  }

  override resumeAll(): void {
    this.#isInUse = false;
    super.resumeAll();
  }

  /** A new toast starts its timer when it appears; this pauses it with the others. */
  joinOthers(): void {
    if (this.#isInUse) super.pauseAll();
  }

  /** The last toast is gone, so none is hovered or focused. */
  forgetUse(): void {
    this.#isInUse = false;
  }
}

export const toastQueue = new ToastQueue<ToastContent>();

/** Shows a message for a while; returns an id for `closeToast`. */
export function showToast(request: ToastRequest) {
  const {
    timeout = DEFAULT_TIMEOUT_MS,
    stack = false,
    tone = 'neutral',
    align = 'end',
    ...content
  } = request;
  if (!stack) toastQueue.clear();
  return toastQueue.add({ tone, align, ...content }, timeout === 'until-closed' ? {} : { timeout });
}

export const closeToast = (id: string) => toastQueue.close(id);

export const closeAllToasts = () => toastQueue.clear();
