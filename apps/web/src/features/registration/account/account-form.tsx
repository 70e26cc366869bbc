import type { Catalogue } from '@hub/contract/catalogues/catalogue';
import { degrees } from '@hub/contract/catalogues/degrees';
import { professionalSpecializations } from '@hub/contract/catalogues/professional-specializations';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { FormCheckbox } from '../../../lib/form/fields/form-checkbox.tsx';
import { FormPasswordField } from '../../../lib/form/fields/form-password-field.tsx';
import { FormRadioGroup } from '../../../lib/form/fields/form-radio-group.tsx';
import { FormSelect } from '../../../lib/form/fields/form-select.tsx';
import { FormTextField } from '../../../lib/form/fields/form-text-field.tsx';
import { LongForm } from '../../../lib/form/long-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StepPage } from '../step-page.tsx';
import { useRegistration } from '../use-registration.ts';
import { useTyped } from '../use-typed.ts';
import { wayOf } from '../way-through.ts';
import { AccountCard } from './account-card.tsx';
import { type AccountFormValues, accountFormSchema, emptyAccount, noSecrets } from './account-form-schema.ts';

const optionsOf = (catalogue: Catalogue) => catalogue.map(({ id, value }) => ({ value: id, label: value }));
const degreeOptions = optionsOf(degrees);
const professionOptions = optionsOf(professionalSpecializations);
const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

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
  useTyped(form, (values) => change.typeAccount(values as AccountFormValues));

  return (
    <StepPage title="Create your account" tabTitle="Account Information" step="account">
      <LongForm
        of={form}
        label="Create your account"
        footer={
          <>
            <Button look="secondary" onPress={() => void navigate(wayOf(registration.flow))}>
              Previous
            </Button>
            <SubmitButton instant>Continue</SubmitButton>
          </>
        }
      >
        <AccountCard>
          <FormTextField name="email" label="Email" type="email" autoComplete="email" />
          <FormTextField name="emailConfirmation" label="Confirm email" type="email" autoComplete="email" />
          <FormPasswordField name="password" label="Password" autoComplete="new-password" measured />
          <FormPasswordField
            name="passwordConfirmation"
            label="Confirm password"
            autoComplete="new-password"
          />
          <FormTextField name="firstName" label="First name" autoComplete="given-name" />
          <FormTextField name="lastName" label="Last name" autoComplete="family-name" />
          <FormSelect name="highestDegree" label="Highest degree" options={degreeOptions} />
          <FormSelect
            name="profession"
            label="Within what field is your profession?"
            options={professionOptions}
          />
          <FormRadioGroup
            name="licensed"
            label="Are you licensed?"
            orientation="horizontal"
            options={yesOrNo}
          />
          <FormCheckbox name="certified" label="I certify that everything I have told here is true" />
        </AccountCard>
      </LongForm>
    </StepPage>
  );
}
