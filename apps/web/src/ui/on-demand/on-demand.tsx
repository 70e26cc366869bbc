import { type ComponentType, type JSX, lazy, Suspense } from 'react';

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
