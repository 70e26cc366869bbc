import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { detailOf } from '../../library/detail-of.ts';
import { useSaveAssignments } from '../org-license-queries.ts';
import {
  type Cell,
  changesOf,
  digitsOf,
  type Edits,
  type Grid,
  keyOf,
  refusalsOf,
  savedQuantity,
} from './grid-edits.ts';

const noEdits: Edits = new Map();
const noRefusals: ReadonlyMap<string, string> = new Map();

/** The unsaved numbers of the grid. They are saved all together or not at all, or discarded. */
export function useGridEdits(grid: Grid | undefined) {
  const [edits, setEdits] = useState(noEdits);
  const [refusals, setRefusals] = useState(noRefusals);
  const saving = useSaveAssignments();
  const changes = grid ? changesOf(grid, edits) : [];

  function change(cell: Cell, text: string | undefined) {
    const key = keyOf(cell);
    const next = new Map(edits);
    if (text === undefined || !grid) next.delete(key);
    else {
      const former = edits.has(key) ? edits.get(key)?.former : savedQuantity(grid, cell);
      next.set(key, { ...cell, text: digitsOf(text), former });
    }
    setEdits(next);
    const kept = new Map(refusals);
    kept.delete(key);
    setRefusals(kept);
  }

  function refuse(error: Error) {
    if (!(error instanceof ApiProblem)) return;
    const refused = refusalsOf(changes, error.errors);
    setRefusals(refused);
    // After reading that the number has changed, saving again replaces it on purpose.
    setEdits((before) => {
      const updated = [...before].map(([key, edit]) =>
        refused.has(key) ? ([key, { ...edit, former: undefined }] as const) : ([key, edit] as const),
      );
      return new Map(updated);
    });
  }

  function discard() {
    setEdits(noEdits);
    setRefusals(noRefusals);
    saving.reset();
  }

  return {
    changes,
    refusals,
    isSaving: saving.isPending,
    failure: saving.error ? detailOf(saving.error) : undefined,
    textOf: (cell: Cell) => edits.get(keyOf(cell))?.text,
    type: (cell: Cell, text: string) => change(cell, text),
    takeBack: (cell: Cell) => change(cell, undefined),
    discard,
    save: (onRefused: () => void) =>
      saving.mutate(changes, {
        onSuccess: () => {
          discard();
          const count = changes.length === 1 ? '1 number' : `${changes.length} numbers`;
          showToast({ message: `Saved ${count}`, tone: 'success' });
        },
        onError: (error) => {
          // Rendered at once, so that the focus can move there.
          flushSync(() => refuse(error));
          onRefused();
        },
      }),
  };
}
