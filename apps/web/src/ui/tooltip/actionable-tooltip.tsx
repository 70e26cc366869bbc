import { type ReactNode, useId } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { Button } from '../button/button.tsx';
import popover from '../popover.module.css';
import styles from './tooltip.module.css';

type Props = {
  /** An IconButton or a MenuButton: its press opens the tooltip. */
  trigger: ReactNode;
  text: ReactNode;
  /** Left out where only the trigger opens it. */
  visible?: boolean;
  onVisibleChange?: (visible: boolean) => void;
};

/** An explanation that opens on a press and stays until 'Got it' closes it. */
export function ActionableTooltip({ trigger, text, visible, onVisibleChange }: Props) {
  const textId = useId();
  return (
    <DialogTrigger
      {...(visible !== undefined && { isOpen: visible })}
      {...(onVisibleChange && { onOpenChange: onVisibleChange })}
    >
      {trigger}
      <Popover placement="top" offset={6} className={`${popover.surface} ${styles.popover}`}>
        <Dialog aria-labelledby={textId} className={`${styles.dialog}`}>
          {({ close }) => (
            <>
              <div id={textId}>{text}</div>
              <Button variant="secondary" autoFocus onPress={close}>
                Got it
              </Button>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
