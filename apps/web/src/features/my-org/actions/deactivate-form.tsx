import type { FormsOut } from '@hub/contract/auth/management/forms-out';
import type { Member } from '@hub/contract/auth/management/members';
import { filled, requiredString } from '@hub/contract/fields/required';
import * as z from 'zod/mini';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { atField } from '../../../lib/form/server-refusal.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast, TIME_TO_ACT_MS } from '../../../ui/toast/toasts.ts';
import { memberName } from '../member-name.ts';
import { useDeactivateMember, useEnableMember, useMember, useUnspentUses } from '../member-queries.ts';
import { givenBack, keptWork } from '../member-words.ts';
import styles from '../my-org.module.css';
import { ReceiverField } from './receiver-field.tsx';

const nobody = z.object({ receiverAccountId: z.nullable(z.string()) });
const somebody = z.object({ receiverAccountId: requiredString().check(filled()) });

type Props = { member: Member; formsOut: FormsOut; onClose: () => void };

/** States the consequences in numbers, and asks who takes over the forms that are out. */
export function DeactivateForm({ member, formsOut, onClose }: Props) {
  const deactivate = useDeactivateMember(member.id);
  const enabling = useEnableMember();
  const details = useMember(member.id).data ?? { ...member, deletedClients: 0 };
  const unspentUses = useUnspentUses(member.id);
  const name = memberName(member);
  const isOut = formsOut.forms > 0;

  const form = useHubForm({
    schema: isOut ? somebody : nobody,
    defaultValues: { receiverAccountId: '' },
    onSubmit: ({ receiverAccountId }) =>
      deactivate((isOut && receiverAccountId) || undefined).catch(
        atField('transfer-refused', 'receiverAccountId'),
      ),
    onSaved: () => {
      const action = { label: 'Enable again', onPress: () => enabling.mutate(member.id) };
      showToast({ message: `${name} was deactivated`, tone: 'success', action, timeout: TIME_TO_ACT_MS });
      onClose();
    },
  });
  return (
    <HubForm form={form} label={`Deactivate ${name}`}>
      <p>They are signed out at once and cannot sign in here until you enable them again.</p>
      {isOut && <ReceiverField name="receiverAccountId" formsOut={formsOut} leaver={name} />}
      <p>{keptWork(details, formsOut.clients)}</p>
      <p>{givenBack(unspentUses)}</p>
      <div className={styles.buttons}>
        <Button variant="secondary" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton variant="danger">Deactivate</SubmitButton>
      </div>
    </HubForm>
  );
}
