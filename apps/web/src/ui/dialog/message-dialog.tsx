import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  visible: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/** A message with one button. */
export function MessageDialog({ visible, title, closeLabel, onClose, children }: Props) {
  return (
    <Dialog
      visible={visible}
      onVisibleChange={onClose}
      title={title}
      role="alertdialog"
      size="message"
      persist
      footer={
        <Button autoFocus onPress={onClose}>
          {closeLabel}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
