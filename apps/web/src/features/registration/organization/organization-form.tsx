import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { CountryStateFields } from '../../../lib/country-state/country-state-fields.tsx';
import { FieldCard, LongForm } from '../../../lib/form/long-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormTextField } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StepPage } from '../step-page.tsx';
import { useRegistration, useValuesChange } from '../use-registration.ts';
import {
  emptyOrganization,
  type OrganizationValues,
  organizationFormSchema,
} from './organization-form-schema.ts';

export function OrganizationForm() {
  const navigate = useNavigate();
  const { registration, change } = useRegistration();
  const form = useHubForm({
    schema: organizationFormSchema,
    defaultValues: registration.typed ?? emptyOrganization,
    onSubmit: async () => {},
    onSaved: () => {
      change.finishOrganization();
      void navigate(paths.registerOrgConfirm);
    },
  });
  useValuesChange(form, (values) => change.typeOrganization(values as OrganizationValues));

  return (
    <StepPage title="Add your organization" step="organization">
      <LongForm
        form={form}
        label="Add your organization"
        footer={
          <>
            <Button variant="secondary" onPress={() => void navigate(paths.register)}>
              Previous
            </Button>
            <SubmitButton instant>Continue</SubmitButton>
          </>
        }
      >
        <FieldCard title="Organization">
          <FormTextField name="name" label="Organization name" autoComplete="organization" />
          <FormTextField name="streetAddress" label="Street address" autoComplete="street-address" required />
          <CountryStateFields required />
          <FormTextField name="city" label="City" autoComplete="address-level2" required />
          <FormTextField name="zipCode" label="Zip code" autoComplete="postal-code" required />
          <FormTextField
            name="url"
            label="Website"
            type="url"
            autoComplete="url"
            help="As in https://www.example.com"
          />
        </FieldCard>
      </LongForm>
    </StepPage>
  );
}
