import { type ComponentType, type JSX, lazy, Suspense, useEffect } from 'react';
import { showToast } from './toast/toasts.ts';

/**
 * A part of a screen that is loaded when it is first shown. What stands in for it when it cannot be loaded is there
 * from the beginning, and so is what stands there meanwhile.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Missing }),
    ),
  );
  return (props) => (
    <Suspense fallback={Meanwhile && <Meanwhile {...props} />}>
      <Loaded {...(props as Props & JSX.IntrinsicAttributes)} />
    </Suspense>
  );
}

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
