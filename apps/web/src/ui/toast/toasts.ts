import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

const DEFAULT_TIMEOUT_MS = 4000;

export type ToastContent = {
  message: string;
  tone: 'success' | 'alert' | 'priority' | 'focus' | 'neutral';
  action?: { label: string; onPress: () => void };
};

type ToastRequest = Pick<ToastContent, 'message' | 'action'> & {
  tone?: ToastContent['tone'];
  /** In milliseconds. */
  timeout?: number | 'until-closed';
  /** Keeps the toasts that are already there; without it, the new one takes their place. */
  stack?: boolean;
};

export const toastQueue = new ToastQueue<ToastContent>();

/** Shows a message for a while; returns the id to close it by. */
export function showToast(request: ToastRequest) {
  const { timeout = DEFAULT_TIMEOUT_MS, stack = false, tone = 'neutral', ...content } = request;
  if (!stack) toastQueue.clear();
  return toastQueue.add({ tone, ...content }, timeout === 'until-closed' ? {} : { timeout });
}

export const closeToast = (id: string) => toastQueue.close(id);
