import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { browserDay } from '../../../lib/browser-day.ts';
import { FormRichText } from '../../../lib/form/form-rich-text.tsx';
import { FieldCard, LongForm } from '../../../lib/form/long-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useOutsideClick } from '../../../lib/unsaved-changes/use-outside-click.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useAddCase } from '../case-queries.ts';
import { showRefusal } from '../show-refusal.ts';
import { CaseFields } from './case-fields.tsx';
import { emptyCase, fieldOf, newCaseFormSchema, newCaseOf } from './case-form-mapping.ts';

export function NewCaseForm({ clientId }: { clientId: string }) {
  const navigate = useNavigate();
  const addCase = useAddCase();
  const [defaultValues] = useState(() => emptyCase(browserDay()));
  const form = useHubForm({
    schema: newCaseFormSchema,
    defaultValues,
    draftKey: `new-case:${clientId}`,
    fieldOf,
    onSubmit: (values) => addCase(newCaseOf(values, clientId)),
    onSaved: async ({ id, caseName }) => {
      release();
      await navigate(generatePath(paths.case, { id }));
      showToast({ message: `${caseName} added successfully`, tone: 'success' });
    },
    onFailure: showRefusal,
  });
  const { dialog, leave, release } = useUnsavedChanges(form.isDirty, form.draft.drop);
  const cancel = () => leave(() => void navigate(generatePath(paths.client, { id: clientId })));
  useOutsideClick({ element: form.element, active: form.isDirty, onClick: cancel });

  return (
    <>
      <LongForm
        form={form}
        label="New case"
        footer={
          <>
            <Button variant="secondary" onPress={cancel}>
              Cancel
            </Button>
            <SubmitButton>Save case</SubmitButton>
          </>
        }
      >
        <CaseFields isNew />
        <FieldCard title="First note">
          <FormRichText name="note" label="Note" />
        </FieldCard>
      </LongForm>
      {dialog}
    </>
  );
}
