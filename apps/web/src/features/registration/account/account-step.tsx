import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LongForm } from '../../../lib/form/long-form.tsx';
import type { HubFormState } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { organizationPath } from '../registration-paths.ts';
import { StepPage } from '../step-page.tsx';
import { useRegistration } from '../use-registration.ts';
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
            <Button variant="secondary" onPress={() => void navigate(organizationPath(registration.flow))}>
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
