import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormPasswordField, FormTextField } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useRegistration, useValuesChange } from '../use-registration.ts';
import { type AccountFormValues, accountFormSchema, emptyAccount, noSecrets } from './account-form-schema.ts';
import { AccountStep } from './account-step.tsx';
import { PersonFields } from './person-fields.tsx';

export function AccountForm() {
  const navigate = useNavigate();
  const { registration, change } = useRegistration();
  const form = useHubForm({
    schema: accountFormSchema,
    defaultValues: {
      ...(registration.account ?? emptyAccount),
      ...(registration.secrets ?? noSecrets),
    },
    onSubmit: async () => {},
    onSaved: () => {
      change.finishAccount();
      void navigate(paths.registerAccountConfirmation);
    },
  });
  useValuesChange(form, (values) => change.typeAccount(values as AccountFormValues));

  return (
    <AccountStep form={form} goOn={<SubmitButton instant>Continue</SubmitButton>}>
      <FormTextField name="email" label="Email" type="email" autoComplete="email" />
      <FormTextField name="emailConfirmation" label="Confirm email" type="email" autoComplete="email" />
      <FormPasswordField name="password" label="Password" autoComplete="new-password" measured />
      <FormPasswordField name="passwordConfirmation" label="Confirm password" autoComplete="new-password" />
      <PersonFields />
    </AccountStep>
  );
}
