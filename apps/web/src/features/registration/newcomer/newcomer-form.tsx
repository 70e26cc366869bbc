import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { emptyAccount, newcomerFormSchema, type PersonValues } from '../account/account-form-schema.ts';
import { AccountStep } from '../account/account-step.tsx';
import { PersonFields } from '../account/person-fields.tsx';
import type { Newcomer } from '../registration.ts';
import { useRegistration, useValuesChange } from '../use-registration.ts';

/** The account of a user whose email and password another provider manages. */
export function NewcomerForm({ newcomer }: { newcomer: Newcomer }) {
  const navigate = useNavigate();
  const { registration, change } = useRegistration();
  const { email, emailConfirmation, ...person } = registration.account ?? emptyAccount;
  const form = useHubForm({
    schema: newcomerFormSchema,
    defaultValues: person,
    onSubmit: async () => {},
    onSaved: () => {
      change.finishAccount();
      void navigate(paths.registerAccountConfirmation);
    },
  });
  useValuesChange(form, (values) => change.typePerson(values as PersonValues));

  return (
    <AccountStep
      form={form}
      notice={
        <AlertBanner
          persistent
          action={
            newcomer.ticket && (
              <Button variant="quiet" onPress={change.leaveProvider}>
                Use another email
              </Button>
            )
          }
        >
          Your email and password are saved by {newcomer.provider} and used for login in the Hub.
        </AlertBanner>
      }
      goOn={
        <SubmitButton instant always>
          Continue
        </SubmitButton>
      }
    >
      <PersonFields />
    </AccountStep>
  );
}
