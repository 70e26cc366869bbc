import type { MemberClient } from '@hub/contract/auth/management/member-clients';
import type { Member } from '@hub/contract/auth/management/members';
import { requiredString } from '@hub/contract/fields/required';
import { comment } from '@hub/contract/fields/text';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormSearchableDropdown } from '../../../lib/form/choice-fields.tsx';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormTextArea } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { memberName } from '../member-name.ts';
import { useColleagues, useMember, useTransferClients } from '../member-queries.ts';
import { counted, workInWords } from '../member-words.ts';
import styles from '../my-org.module.css';

const schema = z.object({ toAccountId: requiredString(), reason: comment });
const LABEL = 'Transfer clients';

type Props = {
  member: Member;
  /** All clients if left out. */
  chosen?: readonly MemberClient[];
  /** The argument says whether the clients were transferred. */
  onGone: (isDone?: boolean) => void;
};

/** Transfers clients to a colleague. */
export function TransferDialog({ member, chosen, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const [isDone, setIsDone] = useState(false);
  const transfer = useTransferClients(member.id);
  const colleagues = useColleagues(member.id);
  const { data: details = { ...member, deletedClients: 0 } } = useMember(member.id);
  const nameOf = (id: string) => {
    const colleague = colleagues.data?.find((candidate) => candidate.id === id);
    return colleague ? memberName(colleague) : '';
  };

  const form = useHubForm({
    schema,
    defaultValues: { toAccountId: '', reason: '' },
    onSubmit: ({ toAccountId, reason }) =>
      transfer(
        {
          toAccountId,
          ...(chosen && { clientIds: chosen.map(({ id }) => id) }),
          ...(reason && { reason }),
        },
        nameOf(toAccountId),
      ),
    onSaved: () => {
      setIsDone(true);
      setVisible(false);
    },
  });
  const cancel = () => setVisible(false);
  const clientsInWords = chosen ? counted(chosen.length, 'client') : workInWords(details);
  return (
    <Dialog
      visible={visible}
      onVisibleChange={cancel}
      onGone={() => onGone(isDone)}
      persist
      title={chosen ? `Transfer ${counted(chosen.length, 'client')}` : LABEL}
    >
      <HubForm form={form} label={LABEL}>
        <p>
          {memberName(member)} hands over {clientsInWords ?? 'no clients'}. Their cases, notes and everything
          else go with them; notes keep their authors. Both people are told by email.
        </p>
        {colleagues.error ? (
          <LoadFailure query={colleagues}>The colleagues could not be loaded</LoadFailure>
        ) : (
          <FormSearchableDropdown
            name="toAccountId"
            label="New practitioner"
            noMatch="No active colleague matches"
            loading={!colleagues.data}
            options={(colleagues.data ?? []).map((colleague) => ({
              value: colleague.id,
              label: `${memberName(colleague)} (${colleague.email})`,
            }))}
          />
        )}
        <FormTextArea name="reason" label="Reason" help="Part of the mail to both" />
        <div className={styles.buttons}>
          <Button variant="secondary" onPress={cancel}>
            Cancel
          </Button>
          <SubmitButton>Transfer</SubmitButton>
        </div>
      </HubForm>
    </Dialog>
  );
}
