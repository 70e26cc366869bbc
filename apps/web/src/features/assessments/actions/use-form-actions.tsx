import type { Administration, AdministrationAction } from '@hub/contract/core/administrations/administration';
import { type ReactNode, useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { showOutcome } from '../../../lib/api/show-outcome.ts';
import { dialogOnDemand } from '../../../ui/on-demand.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { type OneForm, useCopyLink, useRemind, useResend, useStartHere } from '../assessment-queries.ts';
import { respondentName } from '../assessment-words.ts';
import { usePrintAdministration } from '../paper/paper-queries.ts';
import type { FormDialogProps } from './form-dialog.tsx';

const dialog = (title: string, load: () => Promise<(props: FormDialogProps) => ReactNode>) =>
  dialogOnDemand<FormDialogProps>(title, load);

const dialogs: Partial<Record<AdministrationAction, ReturnType<typeof dialog>>> = {
  'start-here': dialog('Start on this device', async () => (await import('./start-dialog.tsx')).StartDialog),
  code: dialog('Code for another device', async () => (await import('./code-dialog.tsx')).CodeDialog),
  'change-address': dialog(
    'Change address',
    async () => (await import('./address-dialog.tsx')).AddressDialog,
  ),
  'change-due-date': dialog(
    'Change due date',
    async () => (await import('./due-date-dialog.tsx')).DueDateDialog,
  ),
  submit: dialog('Submit as it is', async () => (await import('./submit-dialog.tsx')).SubmitDialog),
  'accept-review': dialog(
    'Accept and score',
    async () => (await import('../review/decision-dialogs.tsx')).AcceptDialog,
  ),
  discard: dialog('Discard', async () => (await import('../review/decision-dialogs.tsx')).DiscardDialog),
  correct: dialog(
    'Correct answers',
    async () => (await import('../corrections/correct-dialog.tsx')).CorrectDialog,
  ),
  'choose-norms': dialog(
    'Other norms',
    async () => (await import('../corrections/norms-dialog.tsx')).NormsDialog,
  ),
  withdraw: dialog('Withdraw', async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog),
};

/** The actions on a form: carried out at once, or after a dialog. */
export function useFormActions(form: Administration, params: OneForm) {
  const [asking, setAsking] = useState<AdministrationAction>();
  const resending = useResend(params);
  const reminding = useRemind(params);
  const copying = useCopyLink(params);
  const starting = useStartHere(params);
  const printing = usePrintAdministration(params, form.number);
  const navigate = useNavigate();
  const showError = (failed: string) => (error: Error) =>
    showToast({ message: `${failed} ${reasonOf(error)}`, tone: 'alert' });

  function act(action: AdministrationAction) {
    switch (action) {
      case 'resend':
        return void showOutcome(resending.mutateAsync(), {
          done: `A new link was sent to ${respondentName(form)}`,
          failed: 'The form could not be sent.',
        });
      case 'remind':
        return void showOutcome(reminding.mutateAsync(), {
          done: `A reminder was sent to ${respondentName(form)}`,
          failed: 'The reminder could not be sent.',
        });
      case 'copy-link':
        return copying.mutate(undefined, {
          onSuccess: ({ link }) => void copyText(link),
          onError: showError('The link could not be copied.'),
        });
      case 'fill-in':
        return starting.mutate(undefined, {
          onSuccess: ({ address }) => window.location.assign(address),
          onError: showError('The form could not be opened.'),
        });
      case 'print':
        return printing.mutate(undefined, { onError: showError('The form could not be printed.') });
      case 'enter-paper':
        return void navigate(generatePath(paths.paperEntry, { id: params.caseId, formId: params.id }));
      default:
        return setAsking(action);
    }
  }

  const Dialog = asking && dialogs[asking];
  return {
    act,
    isBusy: [resending, reminding, copying, starting, printing].some(({ isPending }) => isPending),
    dialog: Dialog && <Dialog form={form} params={params} onGone={() => setAsking(undefined)} />,
  };
}

async function copyText(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast({ message: 'The link was copied', tone: 'success' });
  } catch {
    showToast({ message: `Your browser does not let us copy. This is the link: ${link}`, tone: 'focus' });
  }
}
