import { NOT_AGREED } from '@hub/contract/auth/organizations/organization';
import { readProfile } from '@hub/contract/auth/users/users';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { queryKeyOf } from '../../../lib/api/use-endpoint.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EditIcon } from '../../../ui/icon/icons.tsx';
import { ReviewQuestion, StepFooter, StepPage } from '../step-page.tsx';
import { useRegistration } from '../use-registration.ts';
import { AccountFacts } from './account-facts.tsx';
import styles from './confirm-account.module.css';
import { ConsentFields } from './consent-fields.tsx';
import { FailureDialog } from './failure-dialog.tsx';
import type { Complete } from './registration-bodies.ts';
import { useRegister } from './use-register.ts';

type Props = { registration: Complete; supportPhone: ReactNode };

export function ConfirmAccount({ registration, supportPhone }: Props) {
  const navigate = useNavigate();
  const { change } = useRegistration();
  const queryClient = useQueryClient();
  const { register, isSending, failure, dismiss } = useRegister(registration);
  const [agreed, setAgreed] = useState(false);
  const [optedIn, setOptedIn] = useState(false);
  const [isToldToAgree, setIsToldToAgree] = useState(false);
  const consent = useRef<HTMLDivElement>(null);
  const edit = () => void navigate(paths.registerAccountCreate);

  function askToAgree() {
    setIsToldToAgree(true);
    consent.current?.querySelector('input')?.focus();
  }
  async function send() {
    if (!(await register({ agreement: true, advertisingOptIn: optedIn }))) return;
    await navigate(paths.registerCreationConfirmed);
    change.complete();
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(readProfile) });
  }
  return (
    <StepPage title="Confirm account information" tabTitle="Account Confirmation Page" step="confirmation">
      <Card>
        <ReviewQuestion
          action={
            <Button variant="quiet" onPress={edit}>
              <EditIcon />
              Edit
            </Button>
          }
        />
        <AccountFacts registration={registration} />
        <div ref={consent} className={styles.consent}>
          <ConsentFields
            agreed={agreed}
            onAgree={setAgreed}
            error={isToldToAgree && !agreed ? NOT_AGREED : undefined}
            optedIn={optedIn}
            onOptIn={setOptedIn}
          />
        </div>
      </Card>
      <StepFooter>
        <Button variant="secondary" onPress={edit}>
          Previous
        </Button>
        <ExplainedButton
          busy={isSending}
          disabledReason={agreed ? undefined : NOT_AGREED}
          onRefused={askToAgree}
          onPress={() => void send()}
        >
          Register
        </ExplainedButton>
      </StepFooter>
      <FailureDialog
        failure={failure}
        supportPhone={supportPhone}
        onClose={dismiss}
        onRetry={() => void send()}
      />
    </StepPage>
  );
}
