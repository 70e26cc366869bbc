import { fillDatabase, fillMeasured, type Size } from './clients/fill-database.ts';
import { clientScenarios } from './clients/scenarios.ts';
import { judgeGrowth, judgeRates, middleTimes } from './lists/measure-lists.ts';
import { startMeasuredHub } from './lists/measured-hub.ts';

const SMALL: Size = { organizations: 20, practitioners: 200, clients: 10_000 };
const LARGE: Size = { organizations: 2000, practitioners: 20_000, clients: 1_000_000 };
const SECONDS = 4;

/** Lists of clients in a large database, against the bare limit and against a small one. */
const hub = await startMeasuredHub();
try {
  await fillMeasured(hub.url);
  const scenarios = await clientScenarios(hub.owner, hub.today);
  const lists = { hub, path: '/core/api/clients', scenarios };
  const timesAt = async (size: Size) => {
    const begin = performance.now();
    await fillDatabase(hub.url, size);
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    console.log(`${size.clients.toLocaleString('en-US')} clients, made in ${seconds} s`);
    return middleTimes(lists);
  };
  const small = await timesAt(SMALL);
  const grewLittle = judgeGrowth(lists, small, await timesAt(LARGE));
  const isFast = await judgeRates(lists, SECONDS);
  if (!grewLittle || !isFast) process.exitCode = 1;
} finally {
  await hub.stop();
}
