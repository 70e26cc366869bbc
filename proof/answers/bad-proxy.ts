import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Random, seededRandom } from '../seeded-random.ts';

type Fate = 'dropped' | 'answer lost' | 'repeated' | 'delayed' | 'passed';

const LONGEST_DELAY_MS = 400;

/** Of 100 requests. */
function fateOf(random: Random): Fate {
  const dice = random.below(100);
  if (dice < 4) return 'dropped';
  if (dice < 10) return 'answer lost';
  if (dice < 16) return 'repeated';
  return dice < 30 ? 'delayed' : 'passed';
}

/**
 * A proxy between a respondent and the hub. It loses requests and answers, sends some twice, and delays some
 * so that later ones overtake them.
 */
export async function startBadProxy(targetOf: (number: number) => string, seed: number) {
  const random = seededRandom(seed);
  const counts: Record<Fate, number> = {
    dropped: 0,
    'answer lost': 0,
    repeated: 0,
    delayed: 0,
    passed: 0,
  };
  let requests = 0;

  const proxy = createServer(async (incoming, outgoing) => {
    const body = await bodyOf(incoming);
    const fate = fateOf(random);
    counts[fate] += 1;
    requests += 1;
    const target = targetOf(random.below(2));
    const pass = () => forward(target, incoming, body);
    try {
      if (fate === 'dropped') return void outgoing.destroy();
      if (fate === 'delayed') await delay(random.below(LONGEST_DELAY_MS));
      if (fate === 'repeated') void laterAgain(pass, random.below(LONGEST_DELAY_MS));
      const answer = await pass();
      if (fate === 'answer lost') return void outgoing.destroy();
      send(outgoing, answer);
    } catch {
      outgoing.destroy();
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    requests: () => requests,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

async function laterAgain(pass: () => Promise<unknown>, ms: number): Promise<void> {
  await delay(ms);
  await pass().catch(() => undefined);
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

const forward = (target: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host: _, connection: __, ...kept } = headers;
    const sent = request(`${target}${url}`, { method: method ?? 'GET', headers: kept }, async (answer) => {
      try {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await bodyOf(answer) });
      } catch (error) {
        reject(error);
      }
    });
    sent.on('error', reject);
    sent.end(body);
  });

function send(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...kept } = headers;
  outgoing.writeHead(status, kept);
  outgoing.end(body);
}
