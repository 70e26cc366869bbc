import { missing } from '@hub/contract/fields/required';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { paths } from '../../../app/paths.ts';
import { FormRadioGroup } from '../../../lib/form/choice-fields.tsx';
import { LongForm } from '../../../lib/form/long-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Card } from '../../../ui/card/card.tsx';
import { ExpiredNotice } from '../newcomer/expired-notice.tsx';
import { flows } from '../registration.ts';
import { organizationPath } from '../registration-paths.ts';
import { StepPage } from '../step-page.tsx';
import { useRegistration } from '../use-registration.ts';

const words: Record<(typeof flows)[number], { label: string; help: string }> = {
  individual: { label: 'I work on my own', help: 'The account is yours alone.' },
  existingOrganization: {
    label: 'I work for an organization that uses the Evaluation Hub',
    help: 'A manager of the organization approves your account before you can begin.',
  },
  newOrganization: {
    label: 'I want to add my organization',
    help: 'You become its first manager, and others can join it later.',
  },
};

const options = flows.map((value) => ({ value, ...words[value] }));
const schema = z.object({ flow: z.enum(flows, { error: missing() }) });

export function OrganizationQuestion() {
  const navigate = useNavigate();
  const { registration, change } = useRegistration();
  const form = useHubForm({
    schema,
    defaultValues: { flow: registration.flow as never },
    onSubmit: async ({ flow }) => flow,
    onSaved: (flow) => {
      change.chooseFlow(flow);
      void navigate(flow === 'individual' ? paths.registerAccountCreate : organizationPath(flow));
    },
  });
  return (
    <StepPage title="Create an account" step="organization">
      <LongForm form={form} label="Create an account" footer={<SubmitButton instant>Continue</SubmitButton>}>
        {registration.newcomer === 'expired' && <ExpiredNotice />}
        <Card>
          <FormRadioGroup name="flow" label="How will you use the Evaluation Hub?" options={options} />
        </Card>
      </LongForm>
    </StepPage>
  );
}
