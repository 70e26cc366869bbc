import autocannon from 'autocannon';

export type Figures = { perSecond: number; p50: number; p99: number };

/** Asks for one address as fast as it is answered, on so many connections. Any refusal spoils the figures. */
export async function load(url: string, connections: number, seconds: number, token = ''): Promise<Figures> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${result.non2xx} refusals and ${result.errors} errors`);
  }
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** How long each of many requests takes, one after the other, in milliseconds. */
export async function callTimes(url: string, token: string, calls: number): Promise<number[]> {
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
