import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CurrentAnswers } from '@hub/contract/core/assessment/assessment';
import type { GivenForm } from '../../apps/server/test/given-form.ts';

const ANSWERED_WITHIN_MS = 20_000;
const TRY_AGAIN_MS = 30;

/** An answer that another try would not change. */
class Refused extends Error {}

export type Acknowledged = { device: string; number: number; item: string; value: string };

type Call = { method?: string; body?: unknown };
type Reply = { status: number; body: Record<string, unknown>; cookie: string };

/**
 * Acts like a page with an open form, as far as the hub can tell: it numbers its answers, reports what it has
 * seen, and sends each answer until it is acknowledged.
 */
export class Page {
  readonly device = randomUUID();
  readonly acknowledged: Acknowledged[] = [];
  repeats = 0;
  readonly form: GivenForm;
  private readonly url: string;
  private readonly address: string;
  private cookie = '';
  private number = 0;
  private seen = 0;

  constructor(url: string, form: GivenForm, address: string) {
    this.url = url;
    this.form = form;
    this.address = address;
  }

  async open(): Promise<void> {
    const { secret } = this.form;
    const { cookie, body } = await this.send('/open', { body: { secret } });
    this.cookie = cookie;
    this.seen = (body.current as CurrentAnswers).revision;
  }

  /** Gives an answer. Further answers may be given before it is acknowledged. */
  async answer(item: string, value: string): Promise<void> {
    this.number += 1;
    const answer = { number: this.number, seen: this.seen, item, value, seconds: 2.5 };
    const { body } = await this.send('/answers', { body: { device: this.device, answers: [answer] } });
    if (!(body.saved as number[]).includes(answer.number)) throw new Refused('an answer was not saved');
    this.acknowledged.push({ device: this.device, number: answer.number, item, value });
    this.seen = Math.max(this.seen, body.revision as number);
  }

  async read(): Promise<CurrentAnswers> {
    const { body } = await this.send('', { method: 'GET' });
    const current = body.current as CurrentAnswers;
    this.seen = current.revision;
    return current;
  }

  /** Submits the form, with the latest revision as seen. */
  async submit(): Promise<void> {
    for (;;) {
      const reply = await this.send('/submit', { body: { revision: this.seen } }, [409]);
      if (reply.status === 200) return;
      if (reply.body.code !== 'answers-changed') throw new Refused(`submit: ${reply.body.code}`);
      await this.read();
    }
  }

  /** Repeats the same call, at any instance, until it is answered. */
  private async send(path: string, { method = 'POST', body }: Call, more: number[] = []): Promise<Reply> {
    for (;;) {
      const reply = await this.trySend(path, { method, body });
      if (reply && (reply.status === 200 || more.includes(reply.status))) return reply;
      if (reply && reply.status !== 503) {
        throw new Refused(
          `${method} ${path} was answered with ${reply.status} ${JSON.stringify(reply.body)}`,
        );
      }
      this.repeats += 1;
      await delay(TRY_AGAIN_MS);
    }
  }

  private async trySend(path: string, { method = 'POST', body }: Call): Promise<Reply | undefined> {
    try {
      const answer = await fetch(`${this.url}/core/api/assessment/${this.form.administrationId}${path}`, {
        method,
        headers: {
          'x-forwarded-for': this.address,
          ...(this.cookie && { cookie: this.cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      });
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      return { status: answer.status, body: (await answer.json()) as Reply['body'], cookie };
    } catch {
      return undefined;
    }
  }
}
