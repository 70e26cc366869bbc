import type { FormContent } from '@hub/contract/core/forms/form-content';

/** What the hub tells the preview that it shows in a frame. */
export type PreviewMessage = {
  type: 'hub-preview';
  content: FormContent;
  theme?: 'light' | 'dark';
  language?: string;
};

export const isFramed = () => window.parent !== window;

/** Tells the page around the frame. It is of the same origin, or does not hear it. */
export const tellParent = (type: 'hub-preview-ready' | 'hub-preview-close') =>
  window.parent.postMessage({ type }, window.location.origin);

/** Calls back with what the page around the frame sends, and asks it to. */
export function receivePreview(onMessage: (message: PreviewMessage) => void): () => void {
  const listener = ({ origin, source, data }: MessageEvent<PreviewMessage | undefined>) => {
    const isFromParent = origin === window.location.origin && source === window.parent;
    if (isFromParent && data?.type === 'hub-preview') onMessage(data);
  };
  window.addEventListener('message', listener);
  tellParent('hub-preview-ready');
  return () => window.removeEventListener('message', listener);
}

/** The form that a publisher looks at, outside of the hub. */
export async function fetchPreview(signal: AbortSignal): Promise<FormContent> {
  const answer = await fetch('/assessment/preview/content', { signal });
  if (!answer.ok) throw new Error(`The content was answered with ${answer.status}`);
  return answer.json();
}
