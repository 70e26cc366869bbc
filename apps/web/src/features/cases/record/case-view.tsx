import { CLOSED } from '@hub/contract/catalogs/case-statuses';
import type { Case } from '@hub/contract/core/cases/case';
import { type ReactNode, useState } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { PageTitle } from '../../../lib/page-title.tsx';
import { useEditing } from '../../../lib/url-state/use-editing.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { FactListSkeleton } from '../../../ui/fact-list/fact-list.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { CaseStatusBadge, RemainingDaysBadge } from '../case-badges.tsx';
import { EditCaseForm } from '../case-form/edit-case-form.tsx';
import { CaseNotes } from '../notes/case-notes.tsx';
import { CaseActions } from './case-actions.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import styles from './record.module.css';
import { ReferralFacts } from './referral-facts.tsx';

type Props = { record: Case; assessments: ReactNode };

export function CaseView({ record, assessments }: Props) {
  const editing = useEditing();
  /** The last change of the status: the focus moves to the button that undoes it. */
  const [done, setDone] = useState<'closed' | 'reopened'>();
  const isClosed = record.status === CLOSED;

  function edit() {
    setDone(undefined);
    editing.begin();
  }

  const isForm = editing.isEditing && !isClosed;
  return (
    <>
      {/* The name of a case often contains the client's name, and the browser's history keeps titles. */}
      <PageTitle>Case</PageTitle>
      <CaseHeader
        record={record}
        action={
          !isForm && (
            <CaseActions
              record={record}
              focusEdit={editing.isBack}
              focusClose={done === 'reopened'}
              onEdit={edit}
              onClosed={() => setDone('closed')}
            />
          )
        }
      />
      {isClosed && (
        <ClosedNotice record={record} autoFocus={done === 'closed'} onReopened={() => setDone('reopened')} />
      )}
      {isForm ? (
        <EditCaseForm record={record} onClose={editing.end} />
      ) : (
        <div className={styles.columns}>
          <ReferralFacts record={record} />
          <div className={styles.sections}>
            {assessments}
            <CaseNotes record={record} isClosed={isClosed} />
          </div>
        </div>
      )}
    </>
  );
}

type HeaderProps = { record: Case; action: ReactNode };

function CaseHeader({ record, action }: HeaderProps) {
  const client = generatePath(paths.client, { id: record.clientId });
  return (
    <PageHeader
      trail={[
        { label: 'Home', href: paths.cases },
        { label: record.clientName, href: client },
      ]}
      title={record.caseName}
      description={
        <div className={styles.about}>
          <span className={styles.client}>
            <Avatar name={record.clientName} size="small" />
            <Link href={client}>{record.clientName}</Link>
          </span>
          <CaseStatusBadge status={record.status} />
          <RemainingDaysBadge caseSummary={record} />
        </div>
      }
      action={action}
    />
  );
}

const names = ['Referral date', 'Expiration date', 'Referred by', "Referrer's email"];

export function CaseSkeleton() {
  return (
    <>
      <PageTitle>Case</PageTitle>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      <div aria-hidden="true" className={styles.loading}>
        <Skeleton variant="title" width="wide" />
        <div className={styles.columns}>
          <Card>
            <FactListSkeleton names={names} />
          </Card>
          <Card>
            <Skeleton variant="body" width="wide" />
          </Card>
        </div>
      </div>
    </>
  );
}
