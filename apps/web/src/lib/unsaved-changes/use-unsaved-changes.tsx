import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LeaveGuard } from './leave-guard.tsx';

type UnsavedChanges = {
  /** Rendered by the page of the form. */
  dialog: ReactNode;
  /** For leaving without a navigation, such as by a click outside of the form: asks first if needed. */
  leave: (go: () => void) => void;
  /** After saving: the next navigation does not ask, even before the form has rendered as clean. */
  release: () => void;
};

/**
 * Guards unsaved changes while `dirty`: against links, the back button, closing the tab, and `leave`.
 * `onAbandon` deletes what belongs to them, such as the draft of the form.
 */
export function useUnsavedChanges(dirty: boolean, onAbandon?: () => void): UnsavedChanges {
  const guarded = useRef(dirty);
  useEffect(() => {
    guarded.current = dirty;
  }, [dirty]);

  const [leaving, setLeaving] = useState<{ go: () => void }>();
  useBeforeUnload(guarded, dirty);

  return {
    dialog: dirty && (
      <LeaveGuard
        guarded={guarded}
        leaving={leaving}
        onAnswer={(answer) => {
          setLeaving(undefined);
          if (answer === 'stay') return;
          guarded.current = false;
          onAbandon?.();
        }}
      />
    ),
    leave: (go) => (guarded.current ? setLeaving({ go }) : go()),
    release: () => {
      guarded.current = false;
    },
  };
}

/** The browser asks in its own words. Listening only while dirty lets the back button restore clean pages. */
function useBeforeUnload(guarded: { current: boolean }, dirty: boolean) {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (guarded.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guarded, dirty]);
}
