import { describe, expect, test } from 'vitest';
import { useProbeHub } from '../../test/probe-hub.ts';

const probe = useProbeHub();

describe('an idempotency key', () => {
  test('gives a repeat the first answer and writes once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await probe.create('once', key);
    const repeat = await probe.create('once', key);
    expect(repeat.status).toBe(201);
    expect(repeat.body).toEqual(first.body);
    expect(repeat.headers.get('idempotency-replayed')).toBe('true');
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(await probe.countNotes('once')).toBe(1);
  });

  test('with another body is refused', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    await probe.create('one body', key);
    const other = await probe.create('another body', key);
    expect(other.status).toBe(422);
    expect(other.body.code).toBe('key-reused');
  });

  test('sent eight times at once writes once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => probe.create('at once', key)));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await probe.countNotes('at once')).toBe(1);
  });

  test('of a failed request can be used again', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await probe.create('   ', key)).status).toBe(400);
    expect((await probe.create('after failure', key)).status).toBe(201);
  });

  test('of another practitioner is another key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [mine, theirs] = [
      await probe.create('same key', key),
      await probe.create('same key', key, probe.tokens.second),
    ];
    expect(mine.body.id).not.toBe(theirs.body.id);
  });

  test('that is none is refused', async () => {
    expect((await probe.create('bad key', { 'idempotency-key': 'with space' })).status).toBe(400);
  });
});
