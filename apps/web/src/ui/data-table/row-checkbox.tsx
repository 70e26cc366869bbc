import { Checkbox } from '../checkbox/checkbox.tsx';
import styles from './row-checkbox.module.css';
import { type Selection, selectedOf, toggled } from './selection.ts';

type Props = { id: string; name: string; selection: Selection };

export function RowCheckbox({ id, name, selection: { selected, onChange } }: Props) {
  return (
    <div className={styles.box}>
      <Checkbox
        label={<span className="visually-hidden">Select {name}</span>}
        checked={selected.has(id)}
        onChange={() => onChange(toggled(selected, id))}
      />
    </div>
  );
}

type AllProps = { ids: readonly string[]; selection: Selection; showLabel?: boolean };

export function SelectAll({ ids, selection: { selected, onChange }, showLabel = false }: AllProps) {
  const state = selectedOf(ids, selected);
  const label = 'Select all on this page';
  return (
    <div className={showLabel ? undefined : styles.box}>
      <Checkbox
        label={showLabel ? label : <span className="visually-hidden">{label}</span>}
        disabled={ids.length === 0}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        onChange={() => onChange(new Set(state === 'all' ? [] : ids))}
      />
    </div>
  );
}
