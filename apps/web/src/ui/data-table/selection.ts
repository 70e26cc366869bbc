import { type ReactNode, useState } from 'react';

export type Selected = ReadonlySet<string>;

export type Selection = {
  selected: Selected;
  onChange: (selected: Selected) => void;
  /** Includes the rows selected on other pages. */
  acrossPages?: boolean;
  /** The buttons for the selected rows. */
  actions: (ids: readonly string[]) => ReactNode;
};

export function toggled(selected: Selected, id: string): Selected {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

export function selectedOf(ids: readonly string[], selected: Selected): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

const NOTHING: Selected = new Set();

/** The selected rows within a scope, such as the list's query: on another page, nothing invisible is selected. */
export function useSelection(scope: string) {
  const [kept, setKept] = useState({ scope, selected: NOTHING });
  const onChange = (selected: Selected) => setKept({ scope, selected });
  return {
    selected: kept.scope === scope ? kept.selected : NOTHING,
    onChange,
    clear: () => onChange(NOTHING),
  };
}
