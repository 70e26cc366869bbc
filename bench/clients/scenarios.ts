import { clientMatch } from '@hub/contract/core/clients/client-list';
import { findClients } from '@hub/server/features/clients/client-repository';
import { type Owner, PAGE, scenarioOf } from '../lists/scenario.ts';

const ASKED: { name: string; match: Record<string, string> }[] = [
  { name: 'list', match: {} },
  { name: 'prefix search', match: { LastName: 'qu' } },
  { name: 'search field', match: { Name: 'quill' } },
  { name: 'client id', match: { Name: 'b-42' } },
  { name: 'date of birth', match: { Name: '01/05/1940' } },
  { name: 'age filter', match: { MinAge: '8', MaxAge: '17', SortBy: 'dateOfBirth' } },
];

export const clientScenarios = (owner: Owner, today: string) =>
  Promise.all(
    ASKED.map(({ name, match }) => {
      const query = clientMatch.parse(match);
      return scenarioOf(name, match, owner, (scope) => findClients(scope, query, today, PAGE));
    }),
  );
