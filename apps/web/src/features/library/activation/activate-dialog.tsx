import type { License } from '@hub/contract/core/licenses/license';
import { isLicenseKey } from '@hub/contract/core/licenses/license-key';
import { requiredText } from '@hub/contract/fields/required';
import type { ProblemCode } from '@hub/contract/http/problems';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FieldAnchor, useFormField } from '../../../lib/form/form-field.tsx';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { atField } from '../../../lib/form/server-refusal.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from '../library.module.css';
import { useActivateKey } from '../library-queries.ts';
import { Activated } from './activated.tsx';
import { mistypedIn, spelledKey } from './license-key-text.ts';

export function ActivateDialog({ onGone }: { onGone: () => void }) {
  const [visible, setVisible] = useState(true);
  const [license, setLicense] = useState<License>();
  const close = () => setVisible(false);
  return (
    <Dialog
      visible={visible}
      onVisibleChange={close}
      onGone={onGone}
      persist
      title={license ? 'The key is activated' : 'Activate a license key'}
    >
      {license ? (
        <Activated license={license} onAnother={() => setLicense(undefined)} onClose={close} />
      ) : (
        <KeyForm onActivated={setLicense} onCancel={close} />
      )}
    </Dialog>
  );
}

const MAX_LENGTH = 100;

const schema = z.object({
  licenseKey: requiredText(MAX_LENGTH).check(
    z.refine(isLicenseKey, 'This is no license key. Look for a character that was mistyped.'),
  ),
});

const refusals = ['key-mistyped', 'key-unknown', 'key-used', 'key-expired', 'too-many-attempts'] as const;

type Props = { onActivated: (license: License) => void; onCancel: () => void };

function KeyForm({ onActivated, onCancel }: Props) {
  const activate = useActivateKey();
  const form = useHubForm({
    schema,
    defaultValues: { licenseKey: '' },
    onSubmit: ({ licenseKey }) =>
      refusals.reduce(
        (call: Promise<License>, code: ProblemCode) => call.catch(atField(code, 'licenseKey')),
        activate(licenseKey),
      ),
    onSaved: onActivated,
  });
  return (
    <HubForm form={form} label="Activate a license key">
      <LicenseKeyField />
      <div className={styles.buttons}>
        <Button variant="secondary" onPress={onCancel}>
          Cancel
        </Button>
        <SubmitButton>Activate</SubmitButton>
      </div>
    </HubForm>
  );
}

/** Accepts a key with any text pasted around it, and reports errors while typing. */
function LicenseKeyField() {
  const { control } = useFormField({ name: 'licenseKey', label: 'License key' }, '');
  return (
    <FieldAnchor name="licenseKey">
      <TextField
        {...control}
        onChange={(typed) => control.onChange(spelledKey(typed))}
        error={mistypedIn(control.value) ?? control.error}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoFocus
        placeholder="LARK-XXXXX-XXXXX-XXXXX-XXXXX"
        help="Paste it, or type it with or without dashes"
      />
    </FieldAnchor>
  );
}
