import { useState } from 'react';
import {
  FormCheckbox,
  FormCheckboxGroup,
  FormMultiSelect,
  FormRadioGroup,
  FormSearchableDropdown,
  FormSelect,
} from '../../../lib/form/choice-fields.tsx';
import { FormRichText } from '../../../lib/form/form-rich-text.tsx';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import {
  FormDateInput,
  FormPasswordField,
  FormPhoneInput,
  FormTextArea,
  FormTextField,
} from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { GalleryPiece } from '../pieces.ts';
import {
  type Answer,
  answers,
  contact,
  days,
  emptyContact,
  languages,
  relationships,
  saveContact,
} from './form-contact.ts';
import styles from './layout.module.css';

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
    defaultValues: emptyContact,
    onSubmit: () => saveContact(answer),
    draftKey: 'gallery',
  });
  const { dialog } = useUnsavedChanges(form.isDirty, form.draft.drop);
  return (
    <div className={styles.example}>
      <Select
        label="The made-up server"
        required
        options={answers.map((value) => ({ value, label: value }))}
        value={answer}
        onChange={(value) => setAnswer(value as Answer)}
      />
      <HubForm form={form} label="Contact">
        <FormTextField name="firstName" label="First name" />
        <FormTextField name="lastName" label="Last name" />
        <FormDateInput name="dateOfBirth" label="Date of birth" />
        <FormTextField name="email" label="Email" type="email" help="Reports are sent to this address." />
        <FormPhoneInput name="phone" label="Phone" />
        <FormSelect name="relationship" label="Relationship" options={relationships} />
        <FormSearchableDropdown name="language" label="Primary language" options={languages} />
        <FormMultiSelect name="days" label="Can be reached on" options={days} />
        <FormRadioGroup
          name="delivery"
          label="Forms are filled in"
          orientation="horizontal"
          options={[
            { value: 'email', label: 'By email' },
            { value: 'in-person', label: 'In person' },
          ]}
        />
        <FormCheckboxGroup
          name="reports"
          label="Receives"
          options={[
            { value: 'complete', label: 'Complete report' },
            { value: 'tips', label: 'Intervention tips' },
          ]}
        />
        <FormPasswordField
          name="password"
          label="Password for the report"
          autoComplete="new-password"
          measured
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
      {dialog}
    </div>
  );
}

export const piece: GalleryPiece = {
  group: 'Forms',
  title: 'Form',
  note: 'For everything that is typed and saved. Rules and messages come from the contract; what was typed outlasts the session.',
  Content,
};
