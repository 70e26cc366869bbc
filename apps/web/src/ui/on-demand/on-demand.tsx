import { type ComponentType, type JSX, lazy, Suspense } from 'react';

/**
 * A part of a screen that is loaded when it is first shown. What stands in for it when it cannot be loaded is there
 * from the beginning.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Missing }),
    ),
  );
  return (props) => (
    <Suspense>
      <Loaded {...(props as Props & JSX.IntrinsicAttributes)} />
    </Suspense>
  );
}
