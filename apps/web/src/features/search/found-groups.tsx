import { caseStatuses } from '@hub/contract/catalogs/case-statuses';
import { labelOf } from '@hub/contract/catalogs/catalog';
import type { Found, search } from '@hub/contract/core/search';
import { displayDate } from '@hub/contract/dates/date-display';
import type { AnswerOf } from '@hub/contract/http/endpoint';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { FolderIcon, PersonIcon } from '../../ui/icon/icons.tsx';
import type { FoundGroup, FoundThing } from '../../ui/quick-find/quick-find.tsx';

type Answer = AnswerOf<typeof search>;

export const foundGroups = ({ recent, clients, cases }: Answer): FoundGroup[] => [
  { title: 'Recent', things: recent.map(asThing) },
  { title: 'Clients', things: clients.map(asThing) },
  { title: 'Cases', things: cases.map(asThing) },
];

const asThing = (found: Found): FoundThing =>
  found.kind === 'client'
    ? {
        id: found.id,
        href: generatePath(paths.client, { id: found.id }),
        icon: <PersonIcon />,
        name: found.clientName,
        detail: `Client, born ${displayDate(found.dateOfBirth)}`,
      }
    : {
        id: found.id,
        href: generatePath(paths.case, { id: found.id }),
        icon: <FolderIcon />,
        name: found.caseName,
        detail: `Case of ${found.clientName}, ${labelOf(caseStatuses, found.status)}`,
      };
