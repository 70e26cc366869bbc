import { Agent, request } from 'node:http';
import type { OpenForm } from './open-forms.ts';

/** Calls by their respondents: each form numbers its answers. */
export function createSender(origin: string, sockets: number, items: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const { hostname, port } = new URL(origin);
  const numbers = new Map<string, number>();

  const post = (form: OpenForm, path: string, body: object): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const sent = request(
        {
          agent,
          hostname,
          port,
          method: 'POST',
          path: `/core/api/assessment/${form.id}${path}`,
          headers: {
            cookie: form.cookie,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
          );
          answer.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });

  return {
    post,
    /** Sends the next answers of a form. Answers the status. */
    async send(form: OpenForm, count: number): Promise<number> {
      const last = numbers.get(form.id) ?? 0;
      numbers.set(form.id, last + count);
      const answers = Array.from({ length: count }, (_, index) => {
        const number = last + index + 1;
        const item = items[number % items.length];
        return { number, seen: last, item, value: String(number % 4), seconds: 2.5 };
      });
      return (await post(form, '/answers', { device: form.device, answers })).status;
    },
    close: () => agent.destroy(),
  };
}
