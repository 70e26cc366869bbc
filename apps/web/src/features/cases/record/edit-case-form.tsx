import type { Case } from '@hub/contract/core/cases/case';
import { useState } from 'react';
import { ApiProblem, reasonOf } from '../../../lib/api/api-problem.ts';
import { LongForm } from '../../../lib/form/long-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useOutsideClick } from '../../../lib/unsaved-changes/use-outside-click.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConflictDialog } from '../../../ui/conflict-dialog/conflict-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useReloadCases } from '../api/use-reload-cases.ts';
import { useUpdateCase } from '../api/use-update-case.ts';
import { CaseFields } from '../case-form/case-fields.tsx';
import { changedCaseOf, fieldOf, valuesOf } from '../case-form/case-form-mapping.ts';
import { caseFormSchema } from '../case-form/case-form-schema.ts';
import { tellRefusal } from '../tell-refusal.ts';

type Props = {
  of: Case;
  /** Loads the case anew and begins the form with it. */
  onReload: () => Promise<void>;
  onClose: () => void;
};

export function EditCaseForm({ of: latest, onReload, onClose }: Props) {
  // As it was when the form was opened: what is loaded meanwhile must not pass for what the user has seen.
  const [opened] = useState(latest);
  const updateCase = useUpdateCase(opened.id);
  const reloadCases = useReloadCases();
  const [conflict, setConflict] = useState<'none' | 'asking' | 'reloading'>('none');

  const form = useHubForm({
    schema: caseFormSchema,
    defaultValues: valuesOf(opened),
    draftKey: `case:${opened.id}`,
    fieldOf,
    onSubmit: (values) => updateCase(changedCaseOf(values, opened)),
    onSaved: () => {
      release();
      onClose();
      showToast({ message: 'Changes saved', tone: 'success' });
    },
    onFailure: (error) => {
      if (!(error instanceof ApiProblem)) return tellRefusal(error);
      if (error.code === 'version-conflict') {
        setConflict('asking');
        return true;
      }
      // Closed or deleted meanwhile: the page shows it, and what was typed waits in the draft.
      if (error.code === 'case-closed' || error.code === 'case-deleted') void reloadCases();
      return tellRefusal(error);
    },
  });
  const { dialog, leave, release } = useUnsavedChanges(form.isDirty, form.draft.drop);
  const cancel = () => leave(onClose);
  useOutsideClick({ of: form.element, active: form.isDirty, onClick: cancel });

  async function reload() {
    setConflict('reloading');
    try {
      await onReload();
    } catch (error) {
      showToast({ message: reasonOf(error), tone: 'alert' });
      setConflict('asking');
    }
  }

  return (
    <>
      <LongForm
        of={form}
        label="Edit case"
        footer={
          <>
            <Button look="secondary" onPress={cancel}>
              Cancel
            </Button>
            <SubmitButton>Save changes</SubmitButton>
          </>
        }
      >
        <CaseFields autoFocus />
      </LongForm>
      <ConflictDialog
        visible={conflict !== 'none'}
        busy={conflict === 'reloading'}
        onReload={() => void reload()}
        onKeepEditing={() => setConflict('none')}
      />
      {dialog}
    </>
  );
}
