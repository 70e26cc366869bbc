import { type ReactNode, useId, useState } from 'react';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { hoverTiming } from '../tooltip/hover-timing.ts';
import { TooltipBubble } from '../tooltip/tooltip-bubble.tsx';

export type Explained = { 'aria-disabled'?: true; 'aria-describedby'?: string; onPress?: () => void };

type Props = {
  reason: string | undefined;
  /** The tooltip while there is no reason. */
  hint?: string;
  onRefused?: () => void;
  /** Draws the button with the props it is given while there is a reason. */
  children: (explained: Explained) => ReactNode;
};

/** Keeps a disabled button within reach and tells why it is: on hover, on focus and, for a finger, on a press. */
export function DisabledReason({ reason, hint, onRefused, children }: Props) {
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
