import { useState } from 'react';

/**
 * Sends contents under keys: a second try after a lost answer has the key of the first, a corrected content has its own.
 * What has succeeded is done: the same content sent afterwards is meant anew.
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
