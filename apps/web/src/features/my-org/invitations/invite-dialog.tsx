import { INVITATION_DAYS, MAX_INVITED_PER_REQUEST } from '@hub/contract/auth/management/invitations';
import { ADMIN, PRACTITIONER } from '@hub/contract/catalogs/roles';
import { useState } from 'react';
import { FormSelect } from '../../../lib/form/choice-fields.tsx';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormTextArea } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { roleLabel } from '../member-badge.tsx';
import { counted } from '../member-words.ts';
import styles from '../my-org.module.css';
import { useInvite } from './invitation-queries.ts';
import { inviteFormSchema } from './invite-form-schema.ts';
import { pastedAddresses } from './pasted-addresses.ts';

const LABEL = 'Invite practitioners';
const roleOptions = [PRACTITIONER, ADMIN].map((value) => ({ value, label: roleLabel(value) }));

/** Invites everybody whose address is pasted, or nobody. */
export function InviteDialog({ onGone }: { onGone: () => void }) {
  const [visible, setVisible] = useState(true);
  const invite = useInvite();
  const close = () => setVisible(false);
  const form = useHubForm({
    schema: inviteFormSchema,
    defaultValues: { addresses: '', roleId: PRACTITIONER as 1 },
    onSubmit: ({ addresses, roleId }) => invite({ emails: pastedAddresses(addresses).addresses, roleId }),
    // The server identifies an address by its index.
    fieldOf: (path) => (path.startsWith('emails') ? 'addresses' : path),
    onSaved: (count) => {
      showToast({ message: `${counted(count, 'invitation')} sent`, tone: 'success' });
      close();
    },
  });
  return (
    <Dialog visible={visible} onVisibleChange={close} onGone={onGone} persist title={LABEL}>
      <HubForm form={form} label={LABEL}>
        <p>
          Each gets a link by email that works for {INVITATION_DAYS} days. Whoever comes by it needs no
          approval.
        </p>
        <FormTextArea
          name="addresses"
          label="Email addresses"
          countsDown={false}
          help={`Up to ${MAX_INVITED_PER_REQUEST}, with commas, spaces or new lines in between`}
        />
        <FormSelect name="roleId" label="Role" options={roleOptions} />
        <div className={styles.buttons}>
          <Button variant="secondary" onPress={close}>
            Cancel
          </Button>
          <SubmitButton>Send invitations</SubmitButton>
        </div>
      </HubForm>
    </Dialog>
  );
}
