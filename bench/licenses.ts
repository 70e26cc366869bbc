import { fillEntries } from './licenses/fill-entries.ts';
import { judgeHotPool } from './licenses/hot-pool.ts';
import { judgeGrowth, type Lists } from './lists/measure-lists.ts';
import { type MeasuredHub, startMeasuredHub } from './lists/measured-hub.ts';

const SMALL = 50_000;
const LARGE = 5_000_000;

async function fill(hub: MeasuredHub, entries: number): Promise<void> {
  const begin = performance.now();
  await fillEntries(hub, entries);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`${entries.toLocaleString('en-US')} entries, made in ${seconds} s`);
}

const licenses = (hub: MeasuredHub): Lists => ({
  hub,
  path: '/core/api/license',
  scenarios: [
    { name: 'licenses', query: '', statements: [] },
    { name: 'uses left', query: '/left', statements: [] },
    { name: 'a page of usage', query: '/product/usage', statements: [] },
    { name: 'a later page of usage', query: '/product/usage?page=20', statements: [] },
    { name: 'consumption', query: '/consumption', statements: [] },
  ],
});

/** Uses of one pool compared with a bare loop, and reads of a long ledger compared with a short one. */
const hubs = { small: await startMeasuredHub(), large: await startMeasuredHub() };
try {
  await fill(hubs.small, SMALL);
  await fill(hubs.large, LARGE);
  const grewLittle = await judgeGrowth(licenses(hubs.small), licenses(hubs.large));
  const isFast = await judgeHotPool(hubs.small);
  if (!grewLittle || !isFast) process.exitCode = 1;
} finally {
  await hubs.small.stop();
  await hubs.large.stop();
}
