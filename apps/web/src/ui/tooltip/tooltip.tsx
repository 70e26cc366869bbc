import type { ReactNode } from 'react';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { hoverTiming } from './hover-timing.ts';
import { TooltipBubble } from './tooltip-bubble.tsx';

type Props = {
  text: string;
  /** One button or link: whoever uses the keyboard gets the tooltip with the focus. */
  children: ReactNode;
};

/** A short explanation on hover and focus. Nothing that one has to know: a finger cannot hover. */
export function Tooltip({ text, children }: Props) {
  return (
    <TooltipTrigger {...hoverTiming}>
      {children}
      <TooltipBubble>{text}</TooltipBubble>
    </TooltipTrigger>
  );
}
