import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { callTimes, load } from './load.ts';
import { type MeasuredHub, POOL_SIZE } from './measured-hub.ts';
import type { Scenario } from './scenario.ts';

const LEAST_RATIO = 0.5;
const MAX_GROWTH = 1.3;
const ROUNDS = 7;
const GROWTH_ROUNDS = 6;
const CALLS = 100;
const BARE_PORT = 8497;

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
/** The value that this share of them does not exceed. */
export const quantile = (values: number[], share: number) =>
  values.sort((left, right) => left - right)[Math.floor(values.length * share)] ?? 0;
const middle = (values: number[]) => quantile(values, 0.5);

export type Lists = { hub: MeasuredHub; path: string; scenarios: Scenario[] };

const addressOf = ({ hub, path }: Lists, { query }: Scenario) => `${hub.origin}${path}${query}`;

/**
 * Whether no list takes much longer in the large database than in the small one. The two are measured
 * alternately.
 */
export async function judgeGrowth(small: Lists, large: Lists): Promise<boolean> {
  const growths: number[] = [];
  for (const [index, scenario] of small.scenarios.entries()) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < GROWTH_ROUNDS; round += 1) {
      const inSmall = await callTimes(addressOf(small, scenario), small.hub.token, CALLS);
      const sameInLarge = large.scenarios[index] ?? scenario;
      const inLarge = await callTimes(addressOf(large, sameInLarge), large.hub.token, CALLS);
      // The first round only warms both up.
      if (round === 0) continue;
      times.small.push(...inSmall);
      times.large.push(...inLarge);
    }
    const [before, after] = [middle(times.small), middle(times.large)];
    const figures = (values: number[]) =>
      `p50 ${middle(values).toFixed(2)} ms, p95 ${quantile(values, 0.95).toFixed(2)} ms`;
    console.log(
      `${scenario.name}: ${figures(times.small)}; in the large one ${figures(times.large)}; ratio ${(after / before).toFixed(2)}`,
    );
    growths.push(after / before);
  }
  console.log(`the largest growth: ${Math.max(...growths).toFixed(2)}, at most ${MAX_GROWTH} is asked for`);
  return Math.max(...growths) <= MAX_GROWTH;
}

/** Whether every list reaches a good part of the bare limit's rate, with one connection and with many. */
export async function judgeRates(lists: Lists): Promise<boolean> {
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
      const base = `http://127.0.0.1:${BARE_PORT}`;
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.bare.push(await load(`${base}/bare/${index}`, connections));
        rates.hub.push(await load(addressOf(lists, scenario), connections, hub.token));
        rates.scoped.push(await load(`${base}/scoped/${index}`, connections));
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
