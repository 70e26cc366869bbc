import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { load, middleTime } from './load.ts';
import { type MeasuredHub, POOL_SIZE } from './measured-hub.ts';
import type { Scenario } from './scenario.ts';

const LEAST_RATIO = 0.5;
const MOST_GROWTH = 1.3;
const ROUNDS = 3;
const BARE_PORT = 8497;

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const middle = (values: number[]) =>
  values.sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

type Lists = { hub: MeasuredHub; path: string; scenarios: Scenario[] };

const addressOf = ({ hub, path }: Lists, { query }: Scenario) => `${hub.origin}${path}${query}`;

/** How long each list takes, one call after the other, in milliseconds. */
export async function middleTimes(lists: Lists): Promise<number[]> {
  const times: number[] = [];
  for (const scenario of lists.scenarios) {
    const address = addressOf(lists, scenario);
    await middleTime(address, lists.hub.token);
    times.push(await middleTime(address, lists.hub.token));
  }
  return times;
}

/** Whether no list takes much longer in the large database than in the small one. */
export function judgeGrowth({ scenarios }: Lists, small: number[], large: number[]): boolean {
  const growths = scenarios.map(({ name }, index) => {
    const [before = 1, after = 0] = [small[index], large[index]];
    console.log(
      `${name}: p50 ${before.toFixed(2)} ms, then ${after.toFixed(2)} ms, ratio ${(after / before).toFixed(2)}`,
    );
    return after / before;
  });
  console.log(`the largest growth: ${Math.max(...growths).toFixed(2)}, at most ${MOST_GROWTH} is asked for`);
  return Math.max(...growths) <= MOST_GROWTH;
}

/** Whether every list is served at a good part of the bare limit's rate, by one connection and by many. */
export async function judgeRates(lists: Lists, seconds: number): Promise<boolean> {
  const { hub, scenarios } = lists;
  const stopBare = await startBare({
    url: hub.url,
    poolSize: POOL_SIZE,
    port: BARE_PORT,
    scenarios,
    sessionId: hub.sessionId,
  });
  const ratios: number[] = [];
  for (const [index, scenario] of scenarios.entries()) {
    for (const connections of [1, 16]) {
      const rates = { bare: [] as number[], scoped: [] as number[], hub: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        const base = `http://127.0.0.1:${BARE_PORT}`;
        const { token } = hub;
        rates.bare.push((await load(`${base}/bare/${index}`, connections, seconds)).perSecond);
        rates.scoped.push((await load(`${base}/scoped/${index}`, connections, seconds)).perSecond);
        rates.hub.push((await load(addressOf(lists, scenario), connections, seconds, token)).perSecond);
      }
      const [bare, scoped, whole] = [middle(rates.bare), middle(rates.scoped), middle(rates.hub)];
      const each = (rate: number) => `${rate.toFixed(0)}/s (${(1000 / rate).toFixed(2)} ms each)`;
      console.log(
        `${scenario.name}, ${connections} connections: bare ${each(bare)}, with session, row-level security and audit ${each(scoped)}, hub ${each(whole)}, ratio ${(whole / bare).toFixed(2)}`,
      );
      ratios.push(whole / bare);
    }
  }
  stopBare();
  console.log(`the smallest ratio: ${Math.min(...ratios).toFixed(2)}, at least ${LEAST_RATIO} is asked for`);
  return Math.min(...ratios) >= LEAST_RATIO;
}

async function startBare(settings: object) {
  const server = fork(bareServer);
  server.send(settings);
  await once(server, 'message');
  return () => server.kill();
}
