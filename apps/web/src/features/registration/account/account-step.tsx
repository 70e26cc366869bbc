import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LongForm } from '../../../lib/form/long-form.tsx';
import type { HubFormState } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StepPage } from '../step-page.tsx';
import { useRegistration } from '../use-registration.ts';
import { wayOf } from '../way-through.ts';
import { AccountCard } from './account-card.tsx';

type Props = { form: HubFormState; notice?: ReactNode; goOn: ReactNode; children: ReactNode };

/** The step of the account form or of the newcomer form. */
export function AccountStep({ form, notice, goOn, children }: Props) {
  const navigate = useNavigate();
  const { registration } = useRegistration();
  return (
    <StepPage title="Create your account" tabTitle="Account Information" step="account">
      <LongForm
        form={form}
        label="Create your account"
        footer={
          <>
            <Button look="secondary" onPress={() => void navigate(wayOf(registration.flow))}>
              Previous
            </Button>
            {goOn}
          </>
        }
      >
        {notice}
        <AccountCard>{children}</AccountCard>
      </LongForm>
    </StepPage>
  );
}
