import type { RefObject } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { UnsavedChangesDialog } from '../../ui/dialog/unsaved-changes-dialog.tsx';

type Props = {
  guarded: RefObject<boolean>;
  /** A way out that is no navigation and waits for the answer. */
  leaving: { go: () => void } | undefined;
  onAnswer: (answer: 'stay' | 'abandon') => void;
};

/** Stands on the page only while there is something to lose: a router asks no more than one guard. */
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

/** Another place on the same page, by its hash, takes nothing away. */
const leavesPage = ({ currentLocation, nextLocation }: Move) =>
  currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
