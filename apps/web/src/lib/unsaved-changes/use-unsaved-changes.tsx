import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes/unsaved-changes-dialog.tsx';

type UnsavedChanges = {
  /** To be shown by the page of the form. */
  dialog: ReactNode;
  /** For a way out that is no navigation, such as a click outside of the form: goes, or asks first. */
  leave: (go: () => void) => void;
  /** After saving: the next navigation asks nothing, even if the form has not heard yet that it is clean. */
  release: () => void;
};

/** Guards what was typed while `dirty`: against links, the back button, closing the tab, and `leave`. */
export function useUnsavedChanges(dirty: boolean): UnsavedChanges {
  const guarded = useRef(dirty);
  useEffect(() => {
    guarded.current = dirty;
  }, [dirty]);

  const blocker = useBlocker((move) => guarded.current && leavesPage(move));
  const [leaving, setLeaving] = useState<{ go: () => void }>();
  useBeforeUnload(guarded, dirty);

  const stay = () => {
    setLeaving(undefined);
    blocker.reset?.();
  };
  const abandon = () => {
    setLeaving(undefined);
    leaving?.go();
    blocker.proceed?.();
  };

  return {
    dialog: (
      <UnsavedChangesDialog
        visible={leaving !== undefined || blocker.state === 'blocked'}
        onStay={stay}
        onAbandon={abandon}
      />
    ),
    leave: (go) => (guarded.current ? setLeaving({ go }) : go()),
    release: () => {
      guarded.current = false;
    },
  };
}

type Move = Parameters<BlockerFunction>[0];

/** Another place on the same page, by its hash, takes nothing away. */
const leavesPage = ({ currentLocation, nextLocation }: Move) =>
  currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;

/** The browser asks in its own words. Listening only while dirty lets clean pages be kept for the back button. */
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
