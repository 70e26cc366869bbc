import type { ReactNode } from 'react';
import { Tooltip } from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

/** What a tooltip looks like; it belongs into a TooltipTrigger. */
export function TooltipBubble({ children }: { children: ReactNode }) {
  return (
    <Tooltip offset={6} className={`${styles.bubble}`}>
      {children}
    </Tooltip>
  );
}
