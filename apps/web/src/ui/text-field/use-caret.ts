import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Puts the caret where the caller says once the changed value is in the input: there the browser would move
 * it to the end.
 */
export function useCaret(input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [caret, setCaret] = useState<{ position: number } | null>(null);
  useLayoutEffect(() => {
    if (caret) input.current?.setSelectionRange(caret.position, caret.position);
  }, [caret, input]);
  return (position: number) => setCaret({ position });
}
