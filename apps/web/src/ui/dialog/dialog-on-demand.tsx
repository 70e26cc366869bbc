import { type ComponentType, useEffect } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';
import { showToast } from '../toast/toasts.ts';

type Leaving = { onGone: () => void };

/** A dialog is loaded when it is first opened. If it does not come, that is told without one. */
export function dialogOnDemand<Props extends Leaving>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  function Missing({ onGone }: Props) {
    useEffect(() => {
      const message = `“${title}” could not be loaded. Check your connection and reload the page.`;
      showToast({ message, tone: 'alert' });
      onGone();
    }, [onGone]);
    return null;
  }
  return onDemand(load, Missing);
}
