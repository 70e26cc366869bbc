import type { Case } from '@hub/contract/core/cases/case';
import type { ReactNode } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { CaseStatusBadge } from '../badges/case-status-badge.tsx';
import { RemainingDaysBadge } from '../badges/remaining-days-badge.tsx';
import styles from './record.module.css';

type Props = { of: Case; action: ReactNode };

export function CaseHeader({ of: shown, action }: Props) {
  const client = generatePath(paths.client, { id: shown.clientId });
  return (
    <PageHeader
      trail={[
        { label: 'Home', href: paths.cases },
        { label: shown.clientName, href: client },
      ]}
      title={shown.caseName}
      description={
        <div className={styles.about}>
          <span className={styles.client}>
            <Avatar name={shown.clientName} size="small" />
            <Link href={client}>{shown.clientName}</Link>
          </span>
          <CaseStatusBadge status={shown.status} />
          <RemainingDaysBadge of={shown} />
        </div>
      }
      action={action}
    />
  );
}
