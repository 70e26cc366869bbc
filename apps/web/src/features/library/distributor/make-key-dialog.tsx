import { MAX_QUANTITY } from '@hub/contract/core/licenses/license';
import type { ProductFeature } from '@hub/contract/core/products/product';
import { requiredString } from '@hub/contract/fields/required';
import { limitedText } from '@hub/contract/fields/text';
import { wholeNumber } from '@hub/contract/fields/whole-number';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { FormSelect } from '../../../lib/form/choice-fields.tsx';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormTextField } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { detailOf } from '../detail-of.ts';
import styles from '../library.module.css';
import { useMakeKey } from '../library-queries.ts';

type Props = { features: readonly ProductFeature[]; onGone: () => void };

export function MakeKeyDialog({ features, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const [licenseKey, setLicenseKey] = useState<string>();
  const close = () => setVisible(false);
  return (
    <Dialog
      visible={visible}
      onVisibleChange={close}
      onGone={onGone}
      persist
      title={licenseKey ? 'Your new key' : 'Make a license key'}
    >
      {licenseKey ? (
        <NewKey licenseKey={licenseKey} onClose={close} />
      ) : (
        <KeyForm features={features} onMade={setLicenseKey} onCancel={close} />
      )}
    </Dialog>
  );
}

const schema = z.object({
  productFeatureId: requiredString(),
  quantity: wholeNumber(1, MAX_QUANTITY),
  reference: limitedText(),
});

type FormProps = {
  features: readonly ProductFeature[];
  onMade: (licenseKey: string) => void;
  onCancel: () => void;
};

function KeyForm({ features, onMade, onCancel }: FormProps) {
  const make = useMakeKey();
  const form = useHubForm({
    schema,
    defaultValues: { productFeatureId: features[0]?.id ?? '', quantity: '10', reference: '' },
    onSubmit: (values) => make(values).catch(tooManyAtTheNumber),
    onSaved: onMade,
  });
  return (
    <HubForm form={form} label="Make a license key">
      <p>The uses leave your stock at once and enter where the key is activated.</p>
      <FormSelect
        name="productFeatureId"
        label="What for"
        options={features.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormTextField name="quantity" label="How many" inputMode="numeric" />
      <FormTextField name="reference" label="Reference" help="Such as an order number, for your own list" />
      <div className={styles.buttons}>
        <Button variant="secondary" onPress={onCancel}>
          Cancel
        </Button>
        <SubmitButton>Make the key</SubmitButton>
      </div>
    </HubForm>
  );
}

/** The stock has too few uses: shown as an error of the number field, with the number that is left. */
function tooManyAtTheNumber(error: unknown): never {
  if (!(error instanceof ApiProblem && error.code === 'pool-short')) throw error;
  const { code, status, message } = error;
  throw new ApiProblem({
    code,
    status,
    title: message,
    errors: [{ path: 'quantity', message: detailOf(error) }],
  });
}

/** Shown only once, because the server stores only a hash of the key. */
function NewKey({ licenseKey, onClose }: { licenseKey: string; onClose: () => void }) {
  return (
    <div className={styles.text}>
      <p>Copy it now: it is not shown again.</p>
      <p className={styles.key}>{licenseKey}</p>
      <div className={styles.buttons}>
        <Button variant="secondary" onPress={onClose}>
          Done
        </Button>
        <Button autoFocus onPress={() => void copy(licenseKey)}>
          Copy
        </Button>
      </div>
    </div>
  );
}

async function copy(licenseKey: string) {
  try {
    await navigator.clipboard.writeText(licenseKey);
    showToast({ message: 'Key copied', tone: 'success' });
  } catch {
    showToast({ message: 'The key could not be copied. Select it and copy it by hand.', tone: 'alert' });
  }
}
