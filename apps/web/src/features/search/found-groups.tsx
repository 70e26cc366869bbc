import { caseStatuses } from '@hub/contract/catalogs/case-statuses';
import { labelOf } from '@hub/contract/catalogs/catalog';
import type { Found, search } from '@hub/contract/core/search';
import { displayDate } from '@hub/contract/dates/date-display';
import type { AnswerOf } from '@hub/contract/http/endpoint';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { FolderIcon, FormIcon, LibraryIcon, PersonIcon } from '../../ui/icon/icons.tsx';
import type { FoundGroup, FoundResult } from '../../ui/quick-find/quick-find.tsx';
import { stateWords } from '../assessments/assessment-words.ts';

type Answer = AnswerOf<typeof search>;
type FoundClient = Extract<Found, { kind: 'client' }>;

export const foundGroups = ({ recent, clients, cases, administrations, products }: Answer): FoundGroup[] => [
  { title: 'Recent', results: recent.map(resultOf) },
  { title: 'Clients', results: clients.map(resultOf) },
  { title: 'Cases', results: cases.map(resultOf) },
  { title: 'Assessments', results: administrations.map(resultOf) },
  { title: 'Products', results: products.map(resultOf) },
];

function resultOf(found: Found): FoundResult {
  switch (found.kind) {
    case 'client':
      return {
        id: found.id,
        href: generatePath(paths.client, { id: found.id }),
        icon: <PersonIcon />,
        name: found.clientName,
        detail: detailOf(found),
      };
    case 'case':
      return {
        id: found.id,
        href: generatePath(paths.case, { id: found.id }),
        icon: <FolderIcon />,
        name: found.caseName,
        detail: `Case of ${found.clientName}, ${labelOf(caseStatuses, found.status)}`,
      };
    case 'administration':
      return {
        id: found.id,
        href: generatePath(paths.administration, { id: found.caseId, formId: found.id }),
        icon: <FormIcon />,
        name: found.formName,
        detail: `Assessment of ${found.clientName}, ${stateWords[found.state].label.toLowerCase()}`,
      };
    case 'product':
      return {
        id: found.id,
        href: generatePath(paths.libraryItem, { id: found.id }),
        icon: <LibraryIcon />,
        name: found.name,
        detail: `Product ${found.acronym}`,
      };
  }
}

/** The client ID and the email are shown if the search matched them. */
const detailOf = ({ dateOfBirth, externalClientId, email }: FoundClient) =>
  [
    `Client, born ${displayDate(dateOfBirth)}`,
    ...(externalClientId ? [`ID ${externalClientId}`] : []),
    ...(email ? [email] : []),
  ].join(', ');
