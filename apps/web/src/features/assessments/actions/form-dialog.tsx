import type { Administration } from '@hub/contract/core/administrations/administration';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import list from '../../../ui/card/card-list.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import type { OneForm } from '../assessment-queries.ts';

export type FormDialogProps = { form: Administration; params: OneForm; onGone: () => void };

type Props<Schema extends z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>> = {
  title: string;
  schema: Schema;
  defaultValues: z.input<Schema>;
  onSubmit: (values: z.output<Schema>) => Promise<unknown>;
  /** What the toast says afterwards. */
  done: string;
  confirmLabel: string;
  onGone: () => void;
  /** The text and the fields. */
  children: ReactNode;
};

/** Asks for the input of an action on a form, and carries the action out. */
export function FormDialog<Schema extends z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>>(
  props: Props<Schema>,
) {
  const { title, schema, defaultValues, onSubmit, done, confirmLabel, onGone, children } = props;
  const [visible, setVisible] = useState(true);
  const close = () => setVisible(false);
  const form = useHubForm({
    schema,
    defaultValues,
    onSubmit,
    onSaved: () => {
      showToast({ message: done, tone: 'success' });
      close();
    },
  });
  return (
    <Dialog visible={visible} onVisibleChange={close} onGone={onGone} persist title={title}>
      <HubForm form={form} label={title}>
        {children}
        <div className={list.buttons}>
          <Button variant="secondary" onPress={close}>
            Cancel
          </Button>
          <SubmitButton always>{confirmLabel}</SubmitButton>
        </div>
      </HubForm>
    </Dialog>
  );
}
