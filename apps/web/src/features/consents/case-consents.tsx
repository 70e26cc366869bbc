import type { Case } from '@hub/contract/core/cases/case';
import type { Consent } from '@hub/contract/core/consents/consent';
import { pageProblems } from '@hub/contract/http/page-problems';
import { useState } from 'react';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ExplainedButton } from '../../ui/button/explained-button.tsx';
import { Card } from '../../ui/card/card.tsx';
import list from '../../ui/card/card-list.module.css';
import { PlusIcon } from '../../ui/icon/icons.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useConsents } from './consent-queries.ts';
import { consentInWords, giverInWords, stateWords } from './consent-words.ts';
import { RecordConsentDialog, WithdrawConsentDialog } from './dialogs-on-demand.ts';

type Props = { record: Pick<Case, 'id' | 'clientId'>; isClosed: boolean };

/** The consents of a case, the latest first. */
export function CaseConsents({ record: { id, clientId }, isClosed }: Props) {
  const query = useConsents(id);
  const [isRecording, setIsRecording] = useState(false);
  return (
    <Card>
      <div className={list.titleLine}>
        <h2 className={list.title}>Consent</h2>
        <ExplainedButton
          variant="secondary"
          disabledReason={isClosed ? pageProblems['case-closed'].title : undefined}
          onPress={() => setIsRecording(true)}
        >
          <PlusIcon />
          Record consent
        </ExplainedButton>
      </div>
      {query.data ? (
        <ConsentList caseId={id} consents={query.data.items} />
      ) : query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The consents could not be loaded.</LoadFailure>
      ) : (
        <div aria-hidden="true">
          <Skeleton variant="body" width="wide" />
        </div>
      )}
      {isRecording && (
        <RecordConsentDialog caseId={id} clientId={clientId} onGone={() => setIsRecording(false)} />
      )}
    </Card>
  );
}

type ListProps = { caseId: string; consents: readonly Consent[] };

function ConsentList({ caseId, consents }: ListProps) {
  const [withdrawing, setWithdrawing] = useState<Consent>();
  if (consents.length === 0) {
    return <p className={list.empty}>None is recorded yet. Say who allowed what, and how.</p>;
  }
  return (
    <>
      <ul className={list.list} aria-label="Consent">
        {consents.map((consent) => (
          <li key={consent.id} className={list.item}>
            <div className={list.about}>
              <p className={list.name}>{giverInWords(consent)}</p>
              <p className={list.facts}>{consentInWords(consent).join(' · ')}</p>
              <div>
                <Badge tone={stateWords[consent.state].tone}>{stateWords[consent.state].label}</Badge>
              </div>
            </div>
            {consent.canWithdraw && (
              <Button variant="quiet" onPress={() => setWithdrawing(consent)}>
                Withdraw<span className="visually-hidden"> consent of {giverInWords(consent)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {withdrawing && (
        <WithdrawConsentDialog
          caseId={caseId}
          consent={withdrawing}
          onGone={() => setWithdrawing(undefined)}
        />
      )}
    </>
  );
}
