import { fillCases, fillMeasuredCases } from './cases/fill-cases.ts';
import { measureSearch } from './cases/measure-search.ts';
import { caseScenarios } from './cases/scenarios.ts';
import { fillDatabase, fillMeasured, type Size } from './clients/fill-database.ts';
import { judgeGrowth, judgeRates, middleTimes } from './lists/measure-lists.ts';
import { query, startMeasuredHub } from './lists/measured-hub.ts';

const SMALL: Size = { organizations: 20, practitioners: 200, clients: 10_000 };
const LARGE: Size = { organizations: 2000, practitioners: 20_000, clients: 1_000_000 };
const CASES_OF_A_CLIENT = 3;
const SECONDS = 2;

/** Lists of cases in a large database, against the bare limit and against a small one; then the quick search. */
const hub = await startMeasuredHub();
try {
  await fillMeasured(hub.url);
  await fillMeasuredCases(hub.url);
  const [first] = await query(
    hub.url,
    `select client_id from cases where account_id = '${hub.owner.accountId}' limit 1`,
  );
  const scenarios = await caseScenarios(hub.owner, hub.today, String(first?.client_id));
  const lists = { hub, path: '/core/api/cases', scenarios };
  const timesAt = async (size: Size) => {
    const begin = performance.now();
    await fillDatabase(hub.url, size);
    await fillCases(hub.url, CASES_OF_A_CLIENT);
    const [row] = await query(hub.url, 'select count(*)::integer as count from cases');
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    console.log(`${Number(row?.count).toLocaleString('en-US')} cases, made in ${seconds} s`);
    return middleTimes(lists);
  };
  const small = await timesAt(SMALL);
  const grewLittle = judgeGrowth(lists, small, await timesAt(LARGE));
  const isFast = await judgeRates(lists, SECONDS);
  const isFoundSoon = await measureSearch(hub);
  if (!grewLittle || !isFast || !isFoundSoon) process.exitCode = 1;
} finally {
  await hub.stop();
}
