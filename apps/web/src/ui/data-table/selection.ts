import type { ReactNode } from 'react';

export type Selected = ReadonlySet<string>;

export type Selection = {
  selected: Selected;
  onChange: (selected: Selected) => void;
  /** What can be done with the selected rows that are on the screen: buttons. */
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
