import { memberSortKeys, membersPath } from '@hub/contract/auth/management/members';
import { judgeGrowth, type Lists } from './lists/measure-lists.ts';
import { type MeasuredHub, startMeasuredHub } from './lists/measured-hub.ts';
import { fillMembers } from './organization/fill-members.ts';

const SMALL = 20;
const LARGE = 2000;

const members = (hub: MeasuredHub): Lists => ({
  hub,
  path: membersPath,
  scenarios: [
    ...memberSortKeys.map((key) => ({ name: `people by ${key}`, query: `?sortBy=${key}` })),
    { name: 'people by last name, backwards', query: '?order=desc' },
    { name: 'people with a status', query: '?status=Active' },
    { name: 'people of a profession', query: '?professionalSpecializationId=2' },
    { name: 'people by name', query: '?lastName=member' },
  ].map((scenario) => ({ ...scenario, statements: [] })),
});

/** A page of a large organization's people against one of a small organization. */
const hubs = { small: await startMeasuredHub(), large: await startMeasuredHub() };
try {
  await fillMembers(hubs.small, SMALL);
  await fillMembers(hubs.large, LARGE);
  if (!(await judgeGrowth(members(hubs.small), members(hubs.large)))) process.exitCode = 1;
} finally {
  await hubs.small.stop();
  await hubs.large.stop();
}
