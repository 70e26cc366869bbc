import { useState } from 'react';
import type { Selected } from './selection.ts';

const NOTHING: Selected = new Set();

/**
 * The selected rows of what is on the screen. The scope says what that is, such as the list's query: on another
 * page, nothing is selected that one does not see.
 */
export function useSelection(scope: string) {
  const [kept, setKept] = useState({ scope, selected: NOTHING });
  const onChange = (selected: Selected) => setKept({ scope, selected });
  return {
    selected: kept.scope === scope ? kept.selected : NOTHING,
    onChange,
    clear: () => onChange(NOTHING),
  };
}
