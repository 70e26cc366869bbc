import { type ReactNode, useId, useState } from 'react';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { hoverTiming, TooltipBubble } from '../tooltip/tooltip.tsx';
import { Button, type ButtonProps, type Explained } from './button.tsx';

type Props = ButtonProps & {
  /** Why the button does nothing now; undefined when it can be pressed. */
  disabledReason: string | undefined;
  /** Called when it is pressed all the same, to show the reason where it can be settled. */
  onRefused?: () => void;
};

/** Not part of Button, because the tooltip is large and most buttons need none. */
export function ExplainedButton({ disabledReason, onRefused, ...props }: Props) {
  return (
    <DisabledReason reason={disabledReason} {...(onRefused && { onRefused })}>
      {(explained) => <Button {...props} explained={explained} />}
    </DisabledReason>
  );
}

type DisabledReasonProps = {
  reason: string | undefined;
  /** The tooltip while there is no reason. */
  hint?: string;
  onRefused?: () => void;
  /** Renders the button, with extra props while there is a reason. */
  children: (explained: Explained) => ReactNode;
};

/** Keeps a disabled button focusable and says why it is disabled: on hover, on focus and on a press. */
export function DisabledReason({ reason, hint, onRefused, children }: DisabledReasonProps) {
  const reasonId = useId();
  const [isShown, setIsShown] = useState(false);
  const text = reason ?? hint;
  function refuse() {
    setIsShown(true);
    onRefused?.();
  }
  const explained: Explained =
    reason === undefined ? {} : { 'aria-disabled': true, 'aria-describedby': reasonId, onPress: refuse };
  return (
    <TooltipTrigger
      {...hoverTiming}
      isDisabled={text === undefined}
      shouldCloseOnPress={reason === undefined}
      isOpen={isShown && text !== undefined}
      onOpenChange={setIsShown}
    >
      {children(explained)}
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
      {text !== undefined && <TooltipBubble>{text}</TooltipBubble>}
    </TooltipTrigger>
  );
}
