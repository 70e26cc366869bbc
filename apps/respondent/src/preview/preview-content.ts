import type { FormContent } from '@hub/contract/core/forms/form-content';
import type { FromPreview, ToPreview } from '@hub/contract/core/forms/form-preview';

export const isFramed = () => window.parent !== window;

/** Sends a message to the page around the frame. A page of another origin does not receive it. */
export const postToParent = (message: FromPreview) =>
  window.parent.postMessage(message, window.location.origin);

/** Asks the page around the frame for its content and calls back with each message. */
export function receivePreview(onMessage: (message: ToPreview) => void): () => void {
  const listener = ({ origin, source, data }: MessageEvent<ToPreview | undefined>) => {
    const isFromParent = origin === window.location.origin && source === window.parent;
    if (isFromParent && data?.type === 'hub-preview') onMessage(data);
  };
  window.addEventListener('message', listener);
  postToParent({ type: 'hub-preview-ready' });
  return () => window.removeEventListener('message', listener);
}

/** Loads the form that a publisher previews outside of the hub. */
export async function fetchPreview(signal: AbortSignal): Promise<FormContent> {
  const answer = await fetch('/assessment/preview/content', { signal });
  if (!answer.ok) throw new Error(`The content was answered with ${answer.status}`);
  return answer.json();
}
