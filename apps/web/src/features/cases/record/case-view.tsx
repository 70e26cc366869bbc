import { CLOSED } from '@hub/contract/catalogs/case-statuses';
import type { Case } from '@hub/contract/core/cases/case';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTitle } from '../../../lib/page-title.tsx';
import { useEditing } from '../../../lib/url-state/use-editing.ts';
import { caseKeys } from '../api/case-keys.ts';
import { CaseNotes } from '../notes/case-notes.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseHeader } from './case-header.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { EditCaseForm } from './edit-case-form.tsx';
import styles from './record.module.css';
import { ReferralFacts } from './referral-facts.tsx';

export function CaseView({ of: shown }: { of: Case }) {
  const editing = useEditing();
  const queryClient = useQueryClient();
  const [reloads, setReloads] = useState(0);
  /** What was just done to its status, after which the focus goes to what undoes it. */
  const [done, setDone] = useState<'closed' | 'reopened'>();
  const isClosed = shown.status === CLOSED;

  async function reload() {
    const queryKey = caseKeys.one(shown.id);
    await queryClient.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true });
    setReloads(reloads + 1);
  }

  function edit() {
    setDone(undefined);
    editing.begin();
  }

  const isForm = editing.isEditing && !isClosed;
  return (
    <>
      <PageTitle>{shown.caseName}</PageTitle>
      <CaseHeader
        of={shown}
        action={
          !isForm && (
            <CaseActions
              of={shown}
              focusEdit={editing.isBack}
              focusClose={done === 'reopened'}
              onEdit={edit}
              onClosed={() => setDone('closed')}
            />
          )
        }
      />
      {isClosed && (
        <ClosedNotice of={shown} autoFocus={done === 'closed'} onReopened={() => setDone('reopened')} />
      )}
      {isForm ? (
        <EditCaseForm key={reloads} of={shown} onReload={reload} onClose={editing.end} />
      ) : (
        <div className={styles.columns}>
          <ReferralFacts of={shown} />
          {/* What belongs to a case, in the order in which it is shown. */}
          <div className={styles.sections}>
            <CaseNotes of={shown} isClosed={isClosed} />
          </div>
        </div>
      )}
    </>
  );
}
