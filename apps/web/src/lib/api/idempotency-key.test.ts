import { expect, test } from 'vitest';
import { createSendOnce } from './idempotency-key.ts';

const fail = async () => {
  throw new Error('no answer');
};
const keep = async (key: string) => key;

/** The key of a try that gets no answer. */
async function keyOfLost(sendOnce: ReturnType<typeof createSendOnce>, content: unknown) {
  let sent = '';
  await sendOnce(content, (key) => {
    sent = key;
    return fail();
  }).catch(() => {});
  return sent;
}

test('a second try after a lost answer has the key of the first', async () => {
  const sendOnce = createSendOnce();
  const lost = await keyOfLost(sendOnce, { name: 'Ada' });
  expect(await sendOnce({ name: 'Ada' }, keep)).toBe(lost);
});

test('a corrected content has a key of its own', async () => {
  const sendOnce = createSendOnce();
  const lost = await keyOfLost(sendOnce, { name: 'Ada' });
  expect(await sendOnce({ name: 'Ida' }, keep)).not.toBe(lost);
});

test('what has succeeded and is sent again on purpose has a new key', async () => {
  const sendOnce = createSendOnce();
  const first = await sendOnce({ name: 'Ada' }, keep);
  expect(await sendOnce({ name: 'Ada' }, keep)).not.toBe(first);
});

test('two that are sent at the same moment, as by a double click, have one key', async () => {
  const sendOnce = createSendOnce();
  const [first, second] = await Promise.all([
    sendOnce({ name: 'Ada' }, keep),
    sendOnce({ name: 'Ada' }, keep),
  ]);
  expect(second).toBe(first);
});
