import { type ComponentType, type JSX, lazy, Suspense, useEffect } from 'react';
import { showToast } from './toast/toasts.ts';

/** A part of a screen that is loaded when it is first shown, with what to show meanwhile and when it fails. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props>,
  Loading?: ComponentType<Props>,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Failed }),
    ),
  );
  return (props) => (
    <Suspense fallback={Loading && <Loading {...props} />}>
      <Loaded {...(props as Props & JSX.IntrinsicAttributes)} />
    </Suspense>
  );
}

/** A dialog that is loaded when it is first opened. If that fails, a toast says so. */
export function dialogOnDemand<Props extends { onGone: () => void }>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  function Failed({ onGone }: Props) {
    useEffect(() => {
      const message = `“${title}” could not be loaded. Check your connection and reload the page.`;
      showToast({ message, tone: 'alert' });
      onGone();
    }, [onGone]);
    return null;
  }
  return onDemand(load, Failed);
}
