import { fillCases, fillMeasuredCases } from './cases/fill-cases.ts';
import { measureSearch } from './cases/measure-search.ts';
import { caseScenarios } from './cases/scenarios.ts';
import { fillDatabase, fillMeasured, type Size } from './clients/fill-database.ts';
import { judgeGrowth, judgeRates, type Lists } from './lists/measure-lists.ts';
import { type MeasuredHub, query, startMeasuredHub } from './lists/measured-hub.ts';

const SMALL: Size = { organizations: 20, practitioners: 200, clients: 10_000 };
const LARGE: Size = { organizations: 2000, practitioners: 20_000, clients: 1_000_000 };
const CASES_OF_A_CLIENT = 3;

async function fill(hub: MeasuredHub, size: Size): Promise<Lists> {
  const begin = performance.now();
  await fillMeasured(hub.url);
  await fillMeasuredCases(hub.url);
  await fillDatabase(hub.url, size);
  await fillCases(hub.url, CASES_OF_A_CLIENT);
  const [row] = await query(hub.url, 'select count(*)::integer as count from cases');
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`${Number(row?.count).toLocaleString('en-US')} cases, made in ${seconds} s`);
  const [first] = await query(
    hub.url,
    `select client_id from cases where account_id = '${hub.owner.accountId}' limit 1`,
  );
  const scenarios = await caseScenarios(hub.owner, hub.today, String(first?.client_id));
  return { hub, path: '/core/api/cases', scenarios };
}

/**
 * Lists of cases in a large database, compared with the bare limit and with a small database; then the quick
 * search.
 */
const hubs = { small: await startMeasuredHub(), large: await startMeasuredHub() };
try {
  const small = await fill(hubs.small, SMALL);
  const large = await fill(hubs.large, LARGE);
  const grewLittle = await judgeGrowth(small, large);
  const isFast = await judgeRates(large);
  const isFoundSoon = await measureSearch(hubs.large);
  if (!grewLittle || !isFast || !isFoundSoon) process.exitCode = 1;
} finally {
  await hubs.small.stop();
  await hubs.large.stop();
}
