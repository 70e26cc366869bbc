import type { RefObject } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { UnsavedChangesDialog } from '../../ui/dialog/unsaved-changes-dialog.tsx';

type Props = {
  guarded: RefObject<boolean>;
  /** A way to leave without a navigation, which waits for the answer. */
  leaving: { go: () => void } | undefined;
  onAnswer: (answer: 'stay' | 'abandon') => void;
};

/** Rendered only while there are unsaved changes: a router has one blocker at a time. */
export function LeaveGuard({ guarded, leaving, onAnswer }: Props) {
  const blocker = useBlocker((move) => guarded.current && leavesPage(move));

  const stay = () => {
    onAnswer('stay');
    blocker.reset?.();
  };
  const abandon = () => {
    onAnswer('abandon');
    leaving?.go();
    blocker.proceed?.();
  };

  return (
    <UnsavedChangesDialog
      visible={leaving !== undefined || blocker.state === 'blocked'}
      onStay={stay}
      onAbandon={abandon}
    />
  );
}

type Move = Parameters<BlockerFunction>[0];

/** A change of the hash stays on the page. */
const leavesPage = ({ currentLocation, nextLocation }: Move) =>
  currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
