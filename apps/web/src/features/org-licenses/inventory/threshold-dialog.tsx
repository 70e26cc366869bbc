import { MAX_QUANTITY } from '@hub/contract/core/licenses/license';
import type { InventoryFeature } from '@hub/contract/core/licenses/license-inventory';
import { wholeNumber } from '@hub/contract/fields/whole-number';
import { useState } from 'react';
import * as z from 'zod/mini';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormTextField } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useUpdateThreshold } from '../org-license-queries.ts';
import styles from '../org-licenses.module.css';

const schema = z.object({ threshold: z.union([z.literal(''), wholeNumber(0, MAX_QUANTITY)]) });

type Props = { feature: InventoryFeature; onGone: () => void };

/** Sets the number below which managers are notified that a feature runs low. */
export function ThresholdDialog({ feature, onGone }: Props) {
  const { productFeatureId, featureName, threshold, usualThreshold } = feature;
  const [visible, setVisible] = useState(true);
  const update = useUpdateThreshold(productFeatureId);
  const close = () => setVisible(false);
  const form = useHubForm({
    schema,
    defaultValues: { threshold: threshold === null ? '' : String(threshold) },
    onSubmit: (values) => update(values.threshold === '' ? null : values.threshold),
    onSaved: () => {
      showToast({ message: `The alert of ${featureName} is set`, tone: 'success' });
      close();
    },
  });
  const title = `Low-stock alert of ${featureName}`;
  return (
    <Dialog visible={visible} onVisibleChange={close} onGone={onGone} persist title={title}>
      <HubForm form={form} label={title}>
        <p>Managers get a mail when fewer than this are available.</p>
        <FormTextField
          name="threshold"
          label="Alert under"
          inputMode="numeric"
          help={`Leave it empty for the usual number, which is ${usualThreshold} now: a tenth of what was granted in the last year, and 5 at least`}
        />
        <div className={styles.buttons}>
          <Button variant="secondary" onPress={close}>
            Cancel
          </Button>
          <SubmitButton>Save</SubmitButton>
        </div>
      </HubForm>
    </Dialog>
  );
}
