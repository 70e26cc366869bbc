import type { ProductForm } from '@hub/contract/core/forms/forms';
import { useState } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { FormFrame, type FrameWidth } from './form-frame.tsx';
import { useFormPreview } from './form-queries.ts';
import styles from './forms.module.css';

const widths: { value: FrameWidth; label: string }[] = [
  { value: 'wide', label: 'Wide' },
  { value: 'phone', label: 'Phone' },
];

type Props = { productId: string; form: ProductForm; onGone: () => void };

/** The form as a respondent sees it. It can be tried out, and nothing is stored. */
export function PreviewDialog({ productId, form, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const [width, setWidth] = useState<FrameWidth>('wide');
  const preview = useFormPreview(productId, form.formId);
  const close = () => setVisible(false);
  return (
    <Dialog
      visible={visible}
      onVisibleChange={close}
      onGone={onGone}
      size="screen"
      persist
      title={`Preview: ${form.name}`}
    >
      {preview.data ? (
        <>
          <div className={styles.widths}>
            <RadioGroup
              label="Width"
              orientation="horizontal"
              options={widths}
              value={width}
              onChange={(value) => setWidth(value === 'phone' ? 'phone' : 'wide')}
            />
          </div>
          <FormFrame name={form.name} content={preview.data} width={width} onClose={close} />
        </>
      ) : (
        <div className={styles.waiting}>
          {preview.errorUpdateCount > 0 ? (
            <LoadFailure query={preview}>The form could not be loaded</LoadFailure>
          ) : (
            <Skeleton variant="title" width="medium" />
          )}
        </div>
      )}
    </Dialog>
  );
}
