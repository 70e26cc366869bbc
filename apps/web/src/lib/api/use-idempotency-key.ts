import { useRef } from 'react';

/**
 * A key for each content that is sent: sending the same again, because its answer was lost, is then done once, and
 * a corrected content is a new one.
 */
export function useIdempotencyKey() {
  const last = useRef<{ content: string; key: string }>(undefined);
  return (body: unknown): string => {
    const content = JSON.stringify(body);
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}
