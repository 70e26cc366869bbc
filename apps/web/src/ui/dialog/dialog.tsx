import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { CloseIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';

type Props = {
  visible: boolean;
  /** Escape, the backdrop and the close button all report false; the dialog goes when `visible` does. */
  onVisibleChange: (visible: false) => void;
  title: string;
  /** No close button, and a click on the backdrop does nothing. */
  persist?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** A form has a fixed width; a message is as wide as its text, within the bounds of a confirmation. */
  size?: 'form' | 'message';
  footer?: ReactNode;
  children?: ReactNode;
};

export function Dialog(props: Props) {
  const { visible, onVisibleChange, title, persist = false, role = 'dialog', size = 'form' } = props;
  const close = () => onVisibleChange(false);
  return (
    <ModalOverlay
      isOpen={visible}
      onOpenChange={close}
      isDismissable={!persist}
      className={`${styles.backdrop}`}
    >
      <Modal className={`${styles.modal} ${styles[size]}`}>
        <AriaDialog role={role} className={`${styles.dialog}`}>
          <div className={styles.header}>
            <Heading slot="title" className={`${styles.title}`}>
              {title}
            </Heading>
            {!persist && (
              <IconButton label="Close" onPress={close}>
                <CloseIcon />
              </IconButton>
            )}
          </div>
          {props.children && (
            <Text slot="description" elementType="div" className={`${styles.body}`}>
              {props.children}
            </Text>
          )}
          {props.footer && <div className={styles.footer}>{props.footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
