import type { Client } from '@hub/contract/core/clients/client';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PlusIcon } from '../../../ui/icon/icons.tsx';
import { SearchableDropdown } from '../../../ui/searchable-dropdown/searchable-dropdown.tsx';
import styles from './new-case-from-home.module.css';
import { NewClientFields, useNewClient } from './new-client-fields.tsx';
import { namesIn, useClientChoice } from './use-client-choice.ts';

type Props = { onGone: () => void };

/** Finds or adds the client of a new case, then leads to its form. */
export function NewCaseFromHome({ onGone }: Props) {
  const navigate = useNavigate();
  const [visible, setVisible] = useState(true);
  const [step, setStep] = useState<'search' | 'add'>('search');
  const choice = useClientChoice({ onAdd: add });
  const form = useNewClient(goOn);
  const { dialog, leave, release } = useUnsavedChanges(form.isDirty, form.draft.drop);

  function goOn({ id }: Client) {
    release();
    void navigate(generatePath(paths.addCase, { id }));
  }
  function add(typed: string) {
    setStep('add');
    // Keeps the names that were already typed.
    if (form.isDirty) return;
    for (const [field, value] of Object.entries(namesIn(typed))) {
      form.kit.form.setValue(field, value, { shouldDirty: true });
    }
  }

  return (
    <>
      <Dialog
        visible={visible}
        onVisibleChange={() => leave(() => setVisible(false))}
        onGone={onGone}
        title="New case"
        persist={form.isDirty}
      >
        {step === 'search' ? (
          <div className={styles.steps}>
            <SearchableDropdown
              label="Client"
              required
              autoFocus
              placeholder="Search by name"
              {...choice.control}
            />
            <p className={styles.other}>
              Not among your clients yet?
              <Button variant="quiet" onPress={() => add(choice.selected ? '' : choice.typed)}>
                <PlusIcon />
                Add a new client
              </Button>
            </p>
            <div className={styles.buttons}>
              <Button variant="secondary" onPress={() => leave(() => setVisible(false))}>
                Cancel
              </Button>
              <ExplainedButton
                disabledReason={choice.selected ? undefined : 'Choose a client first.'}
                onPress={() => choice.selected && goOn(choice.selected)}
              >
                Continue
              </ExplainedButton>
            </div>
          </div>
        ) : (
          <NewClientFields form={form} onBack={() => setStep('search')} />
        )}
      </Dialog>
      {dialog}
    </>
  );
}
