import { caseMatch, caseSortKeys } from '@hub/contract/core/cases/case-list';
import { addDays } from '@hub/contract/dates/calendar-day';
import { findCases } from '@hub/server/features/cases/case-repository';
import { type Owner, PAGE, scenarioOf } from '../lists/scenario.ts';

const asked = (today: string, clientId: string): { name: string; match: Record<string, string> }[] => [
  ...caseSortKeys.map((SortBy) => ({ name: `by ${SortBy}`, match: { SortBy } })),
  { name: 'Name', match: { Name: 'read' } },
  { name: 'FirstName', match: { FirstName: 'qu' } },
  { name: 'LastName', match: { LastName: 'qu' } },
  { name: 'ClientName', match: { ClientName: 'qu' } },
  { name: 'StartDate', match: { StartDate: addDays(today, -30) } },
  { name: 'RemainingDays', match: { RemainingDays: '30' } },
  { name: 'ClientId', match: { ClientId: clientId } },
  { name: 'Inactive', match: { Inactive: 'true' } },
  { name: 'not Inactive', match: { Inactive: 'false' } },
  { name: 'Need', match: { Need: 'expired', SortBy: 'expirationDate', Order: 'asc' } },
];

export const caseScenarios = (owner: Owner, today: string, clientId: string) =>
  Promise.all(
    asked(today, clientId).map(({ name, match }) => {
      const query = caseMatch.parse(match);
      return scenarioOf(name, match, owner, (scope) => findCases(scope, query, today, PAGE));
    }),
  );
