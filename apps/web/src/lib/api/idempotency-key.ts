import { useState } from 'react';

/**
 * Sends contents with an idempotency key. A second try after a lost answer reuses the key of the first; a
 * corrected content gets a new key, and so does the same content after a success.
 */
export function createSendOnce() {
  let last: { content: string; key: string } | undefined;
  return async <Answer>(content: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const text = JSON.stringify(content);
    if (last?.content !== text) last = { content: text, key: crypto.randomUUID() };
    const { key } = last;
    const answer = await send(key);
    if (last?.key === key) last = undefined;
    return answer;
  };
}

export const useSendOnce = () => useState(createSendOnce)[0];
