import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  visible: boolean;
  title: string;
  cancelLabel?: string;
  confirmLabel?: string;
  onCancel: () => void;
  onConfirm: () => void;
  onGone?: () => void;
  variant?: 'primary' | 'danger';
  /** The confirmed work is running and can no longer be cancelled. */
  busy?: boolean;
  children?: ReactNode;
};

export function ConfirmDialog(props: Props) {
  const { cancelLabel = 'Cancel', confirmLabel = 'Confirm', variant = 'primary', busy = false } = props;
  return (
    <Dialog
      visible={props.visible}
      onVisibleChange={props.onCancel}
      {...(props.onGone && { onGone: props.onGone })}
      locked={busy}
      title={props.title}
      role="alertdialog"
      size="message"
      persist
      footer={
        <>
          <Button variant="secondary" autoFocus disabled={busy} onPress={props.onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={variant} busy={busy} onPress={props.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
