import type { Consent } from '@hub/contract/core/consents/consent';
import { requiredText } from '@hub/contract/fields/required';
import { COMMENT_MAX_LENGTH } from '@hub/contract/fields/text';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { ApiProblem } from '../../lib/api/api-problem.ts';
import { HubForm } from '../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../lib/form/submit-button.tsx';
import { FormTextArea } from '../../lib/form/text-fields.tsx';
import { useHubForm } from '../../lib/form/use-hub-form.ts';
import { AlertBanner } from '../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import list from '../../ui/card/card-list.module.css';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { hasFormsOut, useWithdrawConsent } from './consent-queries.ts';
import { giverInWords } from './consent-words.ts';

const schema = z.object({ reason: requiredText(COMMENT_MAX_LENGTH) });

export type WithdrawConsentProps = { caseId: string; consent: Consent; onGone: () => void };

/** Asks for the reason, and first says how many forms would be withdrawn as well. */
export function WithdrawConsentDialog({ caseId, consent, onGone }: WithdrawConsentProps) {
  const [visible, setVisible] = useState(true);
  const [formsOut, setFormsOut] = useState<string>();
  const withdrawing = useWithdrawConsent(caseId, consent.id);
  const close = () => setVisible(false);
  const form = useHubForm({
    schema,
    defaultValues: { reason: '' },
    onSubmit: ({ reason }) => withdrawing.mutateAsync({ reason, withdrawOpen: formsOut !== undefined }),
    onSaved: () => {
      showToast({ message: 'Consent was withdrawn', tone: 'success' });
      close();
    },
    onFailure: (error) => {
      if (!hasFormsOut(error)) return false;
      setFormsOut((error as ApiProblem).detail ?? '');
      return true;
    },
  });
  return (
    <Dialog visible={visible} onVisibleChange={close} onGone={onGone} persist title="Withdraw consent?">
      <HubForm form={form} label="Withdraw consent">
        <p>Of {giverInWords(consent)}. This cannot be undone; a new consent can be recorded.</p>
        <FormTextArea name="reason" label="Reason" required />
        {formsOut !== undefined && (
          <AlertBanner tone="priority" title={formsOut}>
            Nothing else allows assessments in this case: they are withdrawn with the consent, and their uses
            are free again.
          </AlertBanner>
        )}
        <div className={list.buttons}>
          <Button variant="secondary" onPress={close}>
            Cancel
          </Button>
          <SubmitButton always>
            {formsOut === undefined ? 'Withdraw consent' : 'Withdraw consent and forms'}
          </SubmitButton>
        </div>
      </HubForm>
    </Dialog>
  );
}
