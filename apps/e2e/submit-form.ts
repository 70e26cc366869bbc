import { randomUUID } from 'node:crypto';
import { openAssessment, saveAnswers, submitAssessment } from '@hub/contract/core/assessment/assessment';
import { call } from '../server/test/call.ts';
import type { Given } from './assessment-journey.ts';

/**
 * Answers and submits a form without a browser: the same code for every item, with this many seconds for
 * each.
 */
export async function submitForm(origin: string, { id, link }: Given, code: string, seconds: number) {
  const params = { formId: id };
  const hub = { url: origin };
  const secret = new URL(link).hash.slice(1);
  const opened = await call(hub, openAssessment, { params, body: { secret } });
  const headers = { cookie: opened.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const items = opened.body.content.pages.flatMap(
    (page: { items: { id: string; kind: string }[] }) => page.items,
  );
  const answers = items
    .filter(({ kind }: { kind: string }) => kind === 'choice')
    .map(({ id: item }: { id: string }, index: number) => ({
      number: index + 1,
      seen: 0,
      item,
      value: code,
      seconds,
    }));
  const saved = await call(hub, saveAnswers, { params, headers, body: { device: randomUUID(), answers } });
  const { revision } = saved.body;
  const { status, body } = await call(hub, submitAssessment, { params, headers, body: { revision } });
  if (status !== 200) throw new Error(`submitting answered ${status}: ${JSON.stringify(body)}`);
}
