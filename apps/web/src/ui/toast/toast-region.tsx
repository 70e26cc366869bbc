import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastQueue } from './toasts.ts';

// Most pages never show a toast, so the list is loaded with the first one.
const ToastList = lazy(() => import('./toast-list.tsx'));

/** Where toasts appear; mounted once. */
export function ToastRegion() {
  const hasToasts = useSyncExternalStore(
    (changed) => toastQueue.subscribe(changed),
    () => toastQueue.visibleToasts.length > 0,
  );
  return hasToasts ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null;
}
