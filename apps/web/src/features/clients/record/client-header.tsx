import type { Client } from '@hub/contract/core/clients/client';
import { age } from '@hub/contract/dates/age';
import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { browserDay } from '../../../lib/browser-day.ts';
import { clientName } from '../../../lib/client-name.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';

type Props = { client: Client; action: ReactNode };

export function ClientHeader({ client, action }: Props) {
  const name = clientName(client);
  const facts = [
    ageInWords(age(client.dateOfBirth, browserDay())),
    client.externalClientId && `Client ID ${client.externalClientId}`,
  ];
  return (
    <PageHeader
      trail={[{ label: 'Client Directory', href: paths.clients }]}
      title={name}
      avatar={<Avatar name={name} size="large" />}
      description={facts.filter(Boolean).join(' · ')}
      action={action}
    />
  );
}

function ageInWords(years: number): string {
  if (years < 1) return 'Under 1 year';
  return years === 1 ? '1 year' : `${years} years`;
}
