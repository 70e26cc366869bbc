import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

/** In milliseconds. At a large zoom, the pointer needs time to reach the tooltip before it closes. */
export const hoverTiming = { delay: 300, closeDelay: 150 };

type Props = {
  text: string;
  /** One button or link, so that the keyboard's focus shows the tooltip too. */
  children: ReactNode;
};

/** A short explanation on hover and focus. Never the only source, because a finger cannot hover. */
export function Tooltip({ text, children }: Props) {
  return (
    <TooltipTrigger {...hoverTiming}>
      {children}
      <TooltipBubble>{text}</TooltipBubble>
    </TooltipTrigger>
  );
}

/** The visible part of a tooltip. It goes inside a TooltipTrigger. */
export function TooltipBubble({ children }: { children: ReactNode }) {
  return (
    <AriaTooltip offset={6} className={`${styles.bubble}`}>
      {children}
    </AriaTooltip>
  );
}
