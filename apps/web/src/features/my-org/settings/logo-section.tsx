import { LOGO_MAX_BYTES } from '@hub/contract/auth/organizations/logo';
import { pictureTypes } from '@hub/contract/auth/users/profile-picture';
import { useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../../ui/dialog/dialog.tsx';
import { FilePicker } from '../../../ui/file-picker/file-picker.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import styles from '../my-org.module.css';
import { useLogo, useRemoveLogo, useUploadLogo } from './settings-queries.ts';

/** The logo at the top of the organization's reports. */
export function LogoSection({ organization }: { organization: string }) {
  const query = useLogo();
  return (
    <Card>
      <div className={styles.logo}>
        <h2 className={styles.title}>Logo</h2>
        {query.data ? (
          <Logo logo={query.data.logo} organization={organization} />
        ) : query.errorUpdateCount > 0 ? (
          <LoadFailure query={query}>The logo could not be loaded</LoadFailure>
        ) : (
          <Skeleton variant="body" width="wide" />
        )}
      </div>
    </Card>
  );
}

function Logo({ logo, organization }: { logo: string | null; organization: string }) {
  const [asks, setAsks] = useState(false);
  const upload = useUploadLogo();
  const send = (file: File | null) =>
    file && upload.mutate(file, { onSuccess: () => showToast({ message: 'Logo saved', tone: 'success' }) });
  return (
    <>
      <p className={styles.logoNote}>
        {logo
          ? 'New reports carry it. Those that exist stay as they were made.'
          : 'Reports have the name and the address of the organization at their head. Add a logo, and new reports carry it.'}
      </p>
      {logo && (
        <img className={styles.logoPicture} src={`data:image/png;base64,${logo}`} alt={organization} />
      )}
      <FilePicker
        label={logo ? 'Another logo' : 'Logo'}
        types={pictureTypes}
        maxBytes={LOGO_MAX_BYTES}
        value={null}
        onChange={send}
        disabled={upload.isPending}
        error={upload.error ? `The logo could not be saved. ${reasonOf(upload.error)}` : undefined}
      />
      {logo && (
        <div>
          <Button variant="quiet" onPress={() => setAsks(true)}>
            Remove <span className="visually-hidden">logo</span>
          </Button>
        </div>
      )}
      <RemoveLogo visible={asks} onClose={() => setAsks(false)} />
    </>
  );
}

function RemoveLogo({ visible, onClose }: { visible: boolean; onClose: () => void }) {
  const removal = useRemoveLogo();
  const succeed = () => {
    showToast({ message: 'Logo removed', tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      visible={visible}
      title="Remove the logo?"
      confirmLabel="Remove logo"
      variant="danger"
      busy={removal.isPending}
      onCancel={onClose}
      onConfirm={() => removal.mutate(undefined, { onSuccess: succeed })}
    >
      <p>New reports go without it. Those that exist stay as they were made.</p>
      {removal.error && (
        <DialogFailure title="The logo could not be removed">{reasonOf(removal.error)}</DialogFailure>
      )}
    </ConfirmDialog>
  );
}
