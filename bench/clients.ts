import { fillDatabase, fillMeasured, type Size } from './clients/fill-database.ts';
import { clientScenarios } from './clients/scenarios.ts';
import { judgeGrowth, judgeRates, type Lists } from './lists/measure-lists.ts';
import { type MeasuredHub, startMeasuredHub } from './lists/measured-hub.ts';

const SMALL: Size = { organizations: 20, practitioners: 200, clients: 10_000 };
const LARGE: Size = { organizations: 2000, practitioners: 20_000, clients: 1_000_000 };

async function fill(hub: MeasuredHub, size: Size): Promise<Lists> {
  const begin = performance.now();
  await fillMeasured(hub.url);
  await fillDatabase(hub.url, size);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`${size.clients.toLocaleString('en-US')} clients, made in ${seconds} s`);
  return { hub, path: '/core/api/clients', scenarios: await clientScenarios(hub.owner, hub.today) };
}

/** Lists of clients in a large database, compared with the bare limit and with a small database. */
const hubs = { small: await startMeasuredHub(), large: await startMeasuredHub() };
try {
  const small = await fill(hubs.small, SMALL);
  const large = await fill(hubs.large, LARGE);
  const grewLittle = await judgeGrowth(small, large);
  const isFast = await judgeRates(large);
  if (!grewLittle || !isFast) process.exitCode = 1;
} finally {
  await hubs.small.stop();
  await hubs.large.stop();
}
