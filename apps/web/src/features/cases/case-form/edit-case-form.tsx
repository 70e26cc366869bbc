import type { Case } from '@hub/contract/core/cases/case';
import { useRef } from 'react';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { LongForm } from '../../../lib/form/long-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useConflict } from '../../../lib/form/use-conflict.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useOutsideClick } from '../../../lib/unsaved-changes/use-outside-click.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useLoadCase, useReloadCases, useUpdateCase } from '../case-queries.ts';
import { showRefusal } from '../show-refusal.ts';
import { caseFieldWords } from './case-field-words.ts';
import { CaseFields } from './case-fields.tsx';
import { caseFormSchema, changedCaseOf, fieldOf, valuesOf } from './case-form-mapping.ts';

type Props = { record: Case; onClose: () => void };

export function EditCaseForm({ record, onClose }: Props) {
  const { id } = record;
  // The record as it was when the form was opened: the user has not seen what is loaded later.
  const opened = useRef(record);
  const updateCase = useUpdateCase(id);
  const reloadCases = useReloadCases();

  const form = useHubForm({
    schema: caseFormSchema,
    defaultValues: valuesOf(opened.current),
    draftKey: `case:${id}`,
    fieldOf,
    onSubmit: (values) => updateCase(changedCaseOf(values, opened.current)),
    onSaved: () => {
      release();
      onClose();
      showToast({ message: 'Changes saved', tone: 'success' });
    },
    onFailure: (error): boolean => {
      if (conflict.asksAbout(error)) return true;
      // The case was closed or deleted meanwhile: the page shows it, and the draft keeps what was typed.
      if (error instanceof ApiProblem && /^case-(closed|deleted)$/.test(error.code)) void reloadCases();
      return showRefusal(error);
    },
    onRestore: (draft): void => conflict.restore(draft),
  });
  const conflict = useConflict({
    noun: 'case',
    form,
    opened,
    load: useLoadCase(id),
    valuesOf,
    words: caseFieldWords,
  });
  const { dialog, leave, release } = useUnsavedChanges(form.isDirty, form.draft.drop);
  const cancel = () => leave(onClose);
  useOutsideClick({ element: form.element, active: form.isDirty, onClick: cancel });

  return (
    <>
      <LongForm
        form={form}
        label="Edit case"
        footer={
          <>
            <Button variant="secondary" onPress={cancel}>
              Cancel
            </Button>
            <SubmitButton>Save changes</SubmitButton>
          </>
        }
      >
        <CaseFields autoFocus />
      </LongForm>
      {conflict.dialog}
      {dialog}
    </>
  );
}
