import { useState } from 'react';
import { ConflictDialog } from '../../ui/dialog/conflict-dialog.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { ApiProblem, reasonOf } from '../api/api-problem.ts';

/** Asks whether to load the record again when someone else has saved it meanwhile. */
export function useConflict(onReload: () => Promise<void>) {
  const [state, setState] = useState<'none' | 'asking' | 'reloading'>('none');

  async function reload() {
    setState('reloading');
    try {
      await onReload();
    } catch (error) {
      showToast({ message: reasonOf(error), tone: 'alert' });
      setState('asking');
    }
  }
  return {
    /** Whether the error is a conflict; then it is asked about. */
    asksAbout(error: unknown): boolean {
      const isConflict = error instanceof ApiProblem && error.code === 'version-conflict';
      if (isConflict) setState('asking');
      return isConflict;
    },
    dialog: (
      <ConflictDialog
        visible={state !== 'none'}
        busy={state === 'reloading'}
        onReload={() => void reload()}
        onKeepEditing={() => setState('none')}
      />
    ),
  };
}
