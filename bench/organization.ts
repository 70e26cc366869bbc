import { memberSortKeys, membersPath } from '@hub/contract/auth/management/members';
import { path as licenses } from '@hub/contract/core/licenses/license';
import { judgeGrowth, type Lists } from './lists/measure-lists.ts';
import { type MeasuredHub, startMeasuredHub } from './lists/measured-hub.ts';
import { fillAssignments } from './organization/fill-assignments.ts';
import { fillMembers, SHARED_NAME } from './organization/fill-members.ts';

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
  ].map((scenario) => ({ ...scenario, statements: [] })),
});

const search = (hub: MeasuredHub): Lists => ({
  hub,
  path: membersPath,
  scenarios: [{ name: 'people by a typed name', query: `?lastName=${SHARED_NAME}`, statements: [] }],
});

const grid = (hub: MeasuredHub): Lists => ({
  hub,
  path: `${licenses}/organizations/${hub.owner.organizationId}/assignments`,
  scenarios: [
    { name: 'the assignment grid', query: '' },
    { name: 'a later page of people', query: '?page=2' },
    { name: 'a later page of features', query: '?featurePage=10' },
    { name: 'a larger page', query: '?pageSize=24' },
  ].map((scenario) => ({ ...scenario, statements: [] })),
});

/** Pages of a large organization's people and assignments, compared with those of a small organization. */
const hubs = { small: await startMeasuredHub(), large: await startMeasuredHub() };
try {
  await fillMembers(hubs.small, SMALL);
  await fillMembers(hubs.large, LARGE);
  await fillAssignments(hubs.small);
  await fillAssignments(hubs.large);
  const people = await judgeGrowth(members(hubs.small), members(hubs.large));
  // Searches all names of the organization. Its growth is printed, but has no limit.
  await judgeGrowth(search(hubs.small), search(hubs.large));
  const assignments = await judgeGrowth(grid(hubs.small), grid(hubs.large));
  if (!people || !assignments) process.exitCode = 1;
} finally {
  await hubs.small.stop();
  await hubs.large.stop();
}
