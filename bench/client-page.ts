import { readCatalogs } from '@hub/contract/core/catalogs';
import { listClients, readClient, readClientRecord } from '@hub/contract/core/clients/clients';
import { fillDatabase, fillMeasured, type Size } from './clients/fill-database.ts';
import { quantile } from './lists/measure-lists.ts';
import { type MeasuredHub, startMeasuredHub } from './lists/measured-hub.ts';

const SIZE: Size = { organizations: 20, practitioners: 200, clients: 10_000 };
const ROUNDS = 400;
/** The first ones only warm up. */
const WARM_UP = 100;
/** The page must not take longer than its parts did when each was a call of its own. */
const MAX_RATIO = 1;

/** The milliseconds until every one of these calls, made at the same time, is answered. */
async function loadTime({ origin, token }: MeasuredHub, paths: string[]): Promise<number> {
  const begin = performance.now();
  await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    }),
  );
  return performance.now() - begin;
}

async function firstClientId({ origin, token }: MeasuredHub): Promise<string> {
  const answer = await fetch(origin + listClients.path, { headers: { authorization: `Bearer ${token}` } });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
}

/** The page of a client as one call, against the six calls that its parts are. */
const hub = await startMeasuredHub();
try {
  await fillMeasured(hub.url);
  await fillDatabase(hub.url, SIZE);
  const id = await firstClientId(hub);
  const client = readClient.path.replace(':id', id);
  const parts = ['', '/contacts', '/education', '/demographic', '/comment'].map((part) => client + part);
  const ways = { one: [readClientRecord.path.replace(':id', id)], parts: [...parts, readCatalogs.path] };
  const times = { one: [] as number[], parts: [] as number[] };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const way of ['one', 'parts'] as const) {
      const time = await loadTime(hub, ways[way]);
      if (round >= WARM_UP) times[way].push(time);
    }
  }
  for (const way of ['one', 'parts'] as const) {
    const [p50, p95] = [0.5, 0.95].map((share) => quantile(times[way], share).toFixed(2));
    console.log(`the page of a client, calls: ${ways[way].length}, p50 ${p50} ms, p95 ${p95} ms`);
  }
  const ratio = quantile(times.one, 0.5) / quantile(times.parts, 0.5);
  console.log(`ratio ${ratio.toFixed(2)}, at most ${MAX_RATIO} is asked for`);
  if (ratio > MAX_RATIO) process.exitCode = 1;
} finally {
  await hub.stop();
}
