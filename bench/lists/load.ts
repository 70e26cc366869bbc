import autocannon from 'autocannon';
import { measureUndisturbed } from '../../apps/server/test/stolen-time.ts';

const SECONDS = 1;
/** On a shared host, other guests take the processors now and then. */
const TOLERATED = 0.15;

/**
 * Requests one address for a second, as fast as it is answered, and counts the answers. Any refusal
 * invalidates the figure.
 */
export const load = (url: string, connections: number, token = ''): Promise<number> =>
  measureUndisturbed(() => ratePerSecond(url, connections, token), TOLERATED);

async function ratePerSecond(url: string, connections: number, token: string): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${result.non2xx} refusals and ${result.errors} errors`);
  }
  return result.requests.total / result.duration;
}

/** The milliseconds of each of many requests, one after the other. */
export const callTimes = (url: string, token: string, calls: number): Promise<number[]> =>
  measureUndisturbed(() => timesOf(url, token, calls), TOLERATED);

async function timesOf(url: string, token: string, calls: number): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const begin = performance.now();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    times.push(performance.now() - begin);
  }
  return times;
}
