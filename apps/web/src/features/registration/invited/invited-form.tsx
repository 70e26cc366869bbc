import { useState } from 'react';
import { FieldAnchor, useFormField } from '../../../lib/form/form-field.tsx';
import { FieldCard, LongForm } from '../../../lib/form/long-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormPasswordField } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useRuntimeConfig } from '../../../lib/runtime-config.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import { AccountCard } from '../account/account-card.tsx';
import { PersonFields } from '../account/person-fields.tsx';
import { ConsentFields } from '../confirmation/consent-fields.tsx';
import { StepPage } from '../step-page.tsx';
import {
  emptyInvited,
  fieldOf,
  invitedFormSchema,
  invitedNewcomerFormSchema,
} from './invited-form-schema.ts';
import { type Invited, isOutdated, useRegisterInvited } from './invited-queries.ts';

type Props = {
  token: string;
  invitation: Invited;
  onRegistered: () => void;
  /** Called when the invitation has to be loaded again. */
  onOutdated: () => void;
};

/** Registers an invited user: the organization and the email are fixed. */
export function InvitedForm({ token, invitation, onRegistered, onOutdated }: Props) {
  const { externalProvider } = useRuntimeConfig();
  const register = useRegisterInvited(token, invitation);
  const [schema] = useState(() => (externalProvider ? invitedNewcomerFormSchema : invitedFormSchema));
  const form = useHubForm({
    schema,
    defaultValues: emptyInvited,
    fieldOf,
    onSubmit: register,
    onSaved: onRegistered,
    onFailure: (error) => {
      if (isOutdated(error)) onOutdated();
      return isOutdated(error);
    },
  });
  const { organizationName, email } = invitation;
  return (
    <StepPage
      title="Create your account"
      description={`${organizationName} invites you to the Evaluation Hub.`}
    >
      <LongForm form={form} label="Create your account" footer={<SubmitButton>Register</SubmitButton>}>
        <Card>
          <FactList>
            <Fact name="Organization">{organizationName}</Fact>
            <Fact name="Email">{email}</Fact>
          </FactList>
        </Card>
        <AccountCard>
          {!externalProvider && (
            <>
              <FormPasswordField name="password" label="Password" autoComplete="new-password" measured />
              <FormPasswordField
                name="passwordConfirmation"
                label="Confirm password"
                autoComplete="new-password"
              />
            </>
          )}
          <PersonFields />
        </AccountCard>
        <FieldCard title="Consent">
          <Consent />
        </FieldCard>
      </LongForm>
    </StepPage>
  );
}

function Consent() {
  const agreed = useFormField({ name: 'agreement', label: 'Terms of Use and Privacy Policy' }, false).control;
  const optedIn = useFormField({ name: 'advertisingOptIn', label: 'News about products' }, false).control;
  return (
    <FieldAnchor name="agreement">
      <ConsentFields
        agreed={agreed.value}
        onAgree={agreed.onChange}
        error={agreed.error}
        optedIn={optedIn.value}
        onOptIn={optedIn.onChange}
      />
    </FieldAnchor>
  );
}
