import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { AlertBanner } from '../alert-banner/alert-banner.tsx';
import styles from './dialog.module.css';
import { DialogHeader } from './dialog-header.tsx';

type Props = {
  visible: boolean;
  /** Escape, the backdrop and the close button all report false; the dialog goes when `visible` does. */
  onVisibleChange: (visible: false) => void;
  /** Called when the dialog has left the screen and the focus is back where it came from. */
  onGone?: () => void;
  title: string;
  /** Respondents use the product once, so their dialogs show the word 'Close' beside the cross. */
  header?: 'default' | 'respondent';
  /** A click on the backdrop does nothing; Escape and the close button still close. */
  persist?: boolean;
  /** Nothing closes the dialog, such as while the confirmed work is running. */
  locked?: boolean;
  role?: 'dialog' | 'alertdialog';
  /**
   * A form has a fixed width; a message is as wide as its text, within the bounds of a confirmation; a screen is as large
   * as the window lets it be, and fills a phone.
   */
  size?: 'form' | 'message' | 'screen';
  footer?: ReactNode;
  children?: ReactNode;
};

export function Dialog(props: Props) {
  const { visible, title, header = 'default', persist = false, locked = false } = props;
  const { role = 'dialog', size = 'form', footer, children } = props;
  const close = () => props.onVisibleChange(false);
  return (
    <ModalOverlay
      isOpen={visible}
      onOpenChange={close}
      isDismissable={!persist && !locked}
      isKeyboardDismissDisabled={locked}
      className={`${styles.backdrop}`}
    >
      <Modal className={`${styles.modal} ${styles[size]}`}>
        <AriaDialog role={role} className={`${styles.dialog}`}>
          <DialogHeader title={title} variant={header} locked={locked} onClose={close} />
          {children && <Body isDescription={role === 'alertdialog' || size === 'message'}>{children}</Body>}
          {footer && <div className={styles.footer}>{footer}</div>}
          {props.onGone && <NotifyGone onGone={props.onGone} />}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A message is read out when its dialog opens; a form would be too long. */
function Body({ isDescription, children }: { isDescription: boolean; children: ReactNode }) {
  return isDescription ? (
    <Text slot="description" elementType="div" className={`${styles.body}`}>
      {children}
    </Text>
  ) : (
    <div className={styles.body}>{children}</div>
  );
}

/** Unmounts with the dialog, which outlives `visible` by its closing animation. */
function NotifyGone({ onGone }: { onGone: () => void }) {
  const latest = useRef(onGone);
  const isHere = useRef(false);
  useEffect(() => {
    latest.current = onGone;
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // The focus returns in the next frame. In development React unmounts and remounts every effect once.
      requestAnimationFrame(() => isHere.current || latest.current());
    };
  }, []);
  return null;
}

type DialogFailureProps = { title: string; children: ReactNode };

/** Inside a dialog: the confirmed work failed. */
export function DialogFailure({ title, children }: DialogFailureProps) {
  return (
    <div className={styles.failure}>
      <AlertBanner tone="alert" title={title}>
        {children}
      </AlertBanner>
    </div>
  );
}
