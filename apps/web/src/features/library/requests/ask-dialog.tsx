import { MAX_QUANTITY } from '@hub/contract/core/licenses/license';
import type { ProductFeature } from '@hub/contract/core/products/product';
import { requiredString } from '@hub/contract/fields/required';
import { comment } from '@hub/contract/fields/text';
import { wholeNumber } from '@hub/contract/fields/whole-number';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormSelect } from '../../../lib/form/choice-fields.tsx';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormTextArea, FormTextField } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import styles from '../library.module.css';
import { useAskForUses } from '../library-queries.ts';

const schema = z.object({
  productFeatureId: requiredString(),
  quantity: wholeNumber(1, MAX_QUANTITY),
  message: comment,
});

type Props = { features: readonly ProductFeature[]; isManager: boolean; onGone: () => void };

/** A practitioner's request goes to the managers, a manager's to the publisher. */
export function AskDialog({ features, isManager, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const ask = useAskForUses();
  const close = () => setVisible(false);
  const form = useHubForm({
    schema,
    defaultValues: { productFeatureId: features[0]?.id ?? '', quantity: '10', message: '' },
    onSubmit: ask,
    onSaved: () => {
      const message = isManager
        ? 'Your request was sent to the publisher. You get a copy by mail.'
        : 'Your request was sent to your managers';
      showToast({ message, tone: 'success' });
      close();
    },
  });
  const isOfSeats = features.every(({ countedIn }) => countedIn === 'seats');
  return (
    <Dialog
      visible={visible}
      onVisibleChange={close}
      onGone={onGone}
      persist
      title={isOfSeats ? 'Ask for seats' : 'Ask for uses'}
    >
      <HubForm form={form} label={isOfSeats ? 'Ask for seats' : 'Ask for uses'}>
        <p>
          {isManager
            ? 'The publisher gets your request by mail and answers you directly.'
            : 'The managers of your organization get your request by mail. Their answer appears on this page.'}
        </p>
        <FormSelect
          name="productFeatureId"
          label="What for"
          options={features.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FormTextField name="quantity" label="How many" inputMode="numeric" />
        <FormTextArea
          name="message"
          label="Message"
          help={isManager ? 'A purchase order number, or when you need them' : 'What you need them for'}
        />
        <div className={styles.buttons}>
          <Button variant="secondary" onPress={close}>
            Cancel
          </Button>
          <SubmitButton>Send request</SubmitButton>
        </div>
      </HubForm>
    </Dialog>
  );
}
