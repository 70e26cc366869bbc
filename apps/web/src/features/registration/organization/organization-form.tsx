import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { FieldCard } from '../../../lib/form/field-card.tsx';
import { FormTextField } from '../../../lib/form/fields/form-text-field.tsx';
import { LongForm } from '../../../lib/form/long-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { PlaceFields } from '../../../lib/place/place-fields.tsx';
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
        of={form}
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
          <PlaceFields required />
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
