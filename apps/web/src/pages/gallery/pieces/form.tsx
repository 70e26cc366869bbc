import { dateOfBirth } from '@hub/contract/fields/date-of-birth';
import { email } from '@hub/contract/fields/email';
import { name } from '@hub/contract/fields/name';
import { password } from '@hub/contract/fields/password';
import { optionalPhone } from '@hub/contract/fields/phone';
import { optionalRichText } from '@hub/contract/fields/rich-text';
import { selectedOption } from '@hub/contract/fields/select';
import { comment } from '@hub/contract/fields/text';
import { problems } from '@hub/contract/http/problems';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ApiProblem, NoAnswer } from '../../../lib/api/api-problem.ts';
import { FormCheckbox } from '../../../lib/form/fields/form-checkbox.tsx';
import { FormDateInput } from '../../../lib/form/fields/form-date-input.tsx';
import { FormPasswordField } from '../../../lib/form/fields/form-password-field.tsx';
import { FormPhoneInput } from '../../../lib/form/fields/form-phone-input.tsx';
import { FormRadioGroup } from '../../../lib/form/fields/form-radio-group.tsx';
import { FormRichText } from '../../../lib/form/fields/form-rich-text.tsx';
import { FormSelect } from '../../../lib/form/fields/form-select.tsx';
import { FormTextArea } from '../../../lib/form/fields/form-text-area.tsx';
import { FormTextField } from '../../../lib/form/fields/form-text-field.tsx';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Select } from '../../../ui/select/select.tsx';
import type { GalleryPiece } from '../gallery-piece.ts';
import styles from './form.module.css';

const answers = ['Saves', 'Refuses the email', 'Refuses something else', 'Is away'] as const;
type Answer = (typeof answers)[number];

const contact = z.object({
  firstName: name,
  lastName: name,
  dateOfBirth: dateOfBirth('2026-11-15'),
  email,
  phone: optionalPhone,
  relationship: selectedOption,
  delivery: z.enum(['email', 'in-person'], 'Please select an option'),
  password,
  comment,
  reason: optionalRichText,
  certified: z.literal(true, 'This field is required'),
});

const nothing: z.input<typeof contact> = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  email: '',
  phone: '',
  // Nothing is chosen yet, which the rules refuse.
  relationship: null as never,
  delivery: null as never,
  password: '',
  comment: '',
  reason: { html: '', text: '' },
  certified: false as never,
};

const relationships = ['Parent', 'Guardian', 'Teacher'].map((label, index) => ({ value: index + 1, label }));

async function save(answer: Answer) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const invalid = { code: 'invalid-input', ...problems['invalid-input'] } as const;
  switch (answer) {
    case 'Saves':
      return;
    case 'Refuses the email':
      throw new ApiProblem({
        ...invalid,
        errors: [
          { path: 'email', message: 'This email belongs to another contact' },
          { path: 'version', message: 'The contact was changed meanwhile' },
        ],
      });
    case 'Refuses something else':
      throw new ApiProblem(invalid);
    case 'Is away':
      throw new NoAnswer('The made-up server is away');
  }
}

const inWords = {
  untouched: 'Nothing has been changed.',
  dirty: 'There are unsaved changes.',
  submitting: 'Saving…',
  submitted: 'Everything is saved.',
};

function Content() {
  const [answer, setAnswer] = useState<Answer>('Saves');
  const form = useHubForm({
    schema: contact,
    defaultValues: nothing,
    onSubmit: () => save(answer),
    draftKey: 'gallery',
  });
  return (
    <div className={styles.example}>
      <Select
        label="The made-up server"
        required
        options={answers.map((value) => ({ value, label: value }))}
        value={answer}
        onChange={(value) => setAnswer(value as Answer)}
      />
      <HubForm of={form} label="Contact">
        <FormTextField name="firstName" label="First name" />
        <FormTextField name="lastName" label="Last name" />
        <FormDateInput name="dateOfBirth" label="Date of birth" />
        <FormTextField name="email" label="Email" type="email" help="Reports are sent to this address." />
        <FormPhoneInput name="phone" label="Phone" />
        <FormSelect name="relationship" label="Relationship" options={relationships} />
        <FormRadioGroup
          name="delivery"
          label="Forms are filled in"
          orientation="horizontal"
          options={[
            { value: 'email', label: 'By email' },
            { value: 'in-person', label: 'In person' },
          ]}
        />
        <FormPasswordField
          name="password"
          label="Password for the report"
          autoComplete="new-password"
          meter
        />
        <FormTextArea name="comment" label="Comment" />
        <FormRichText name="reason" label="Reason for referral" />
        <FormCheckbox name="certified" label="I may share this contact" />
        <div className={styles.footer}>
          <SubmitButton>Save contact</SubmitButton>
          <p role="status" className={styles.status}>
            {inWords[form.status]}
          </p>
        </div>
      </HubForm>
    </div>
  );
}

export const piece: GalleryPiece = {
  group: 'Forms',
  title: 'Form',
  note: 'For everything that is typed and saved. Rules and messages come from the contract; what was typed outlasts the session.',
  Content,
};
