import type { FormContent } from '@hub/contract/core/forms/form-content';
import { useEffect, useState } from 'react';
import { fetchPreview, isFramed, receivePreview } from './preview-content.ts';

export type Preview =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; content: FormContent; language?: string | undefined };

/** Loads the form from the hub around the frame, otherwise from the server. */
export function usePreview(): Preview {
  const [preview, setPreview] = useState<Preview>({ status: 'loading' });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads it anew
  useEffect(() => {
    setPreview({ status: 'loading' });
    if (isFramed()) {
      return receivePreview(({ content, language, theme }) => {
        if (theme) document.documentElement.dataset.theme = theme;
        setPreview({ status: 'ready', content, language });
      });
    }
    const call = new AbortController();
    const retry = () => setAttempt((count) => count + 1);
    fetchPreview(call.signal).then(
      (content) => setPreview({ status: 'ready', content }),
      () => call.signal.aborted || setPreview({ status: 'failed', retry }),
    );
    return () => call.abort();
  }, [attempt]);

  return preview;
}
