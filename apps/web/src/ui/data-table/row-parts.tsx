import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { MoreIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import styles from './row-parts.module.css';
import { type Selection, selectedOf, toggled } from './selection.ts';

type Props = { href: string; children: ReactNode };

/** A real link that covers its whole row or card: a click anywhere follows it, in a new tab too. */
export function RowLink({ href, children }: Props) {
  return (
    <Link href={href} data-row-link className={`${styles.link}`}>
      {children}
    </Link>
  );
}

type RowActionsProps = { name: string; children: ReactNode };

export function RowActions({ name, children }: RowActionsProps) {
  const label = `Actions for ${name}`;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <MoreIcon />
        </IconButton>
      }
    >
      {children}
    </Menu>
  );
}

type RowCheckboxProps = { id: string; name: string; selection: Selection };

export function RowCheckbox({ id, name, selection: { selected, onChange } }: RowCheckboxProps) {
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
