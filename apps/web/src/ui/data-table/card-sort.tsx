import { Menu } from '../menu/menu.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import { MenuChoice } from '../menu/menu-choice.tsx';
import type { Column, Sort } from './column.ts';

type Props<Row, Key extends string> = {
  columns: readonly Column<Row, Key>[];
  sort: Sort<Key>;
  onSort: (sort: Sort<Key>) => void;
};

const orders = [
  { value: 'asc', label: 'Ascending' },
  { value: 'desc', label: 'Descending' },
] as const;

/** Cards have no column headers to sort by. */
export function CardSort<Row, Key extends string>({ columns, sort, onSort }: Props<Row, Key>) {
  const keys = columns.flatMap(({ sortKey, title }) =>
    sortKey === undefined ? [] : [{ value: sortKey, label: title }],
  );
  const current = keys.find(({ value }) => value === sort.by);
  return (
    <Menu label="Sort" trigger={<MenuButton>Sort{current ? `: ${current.label}` : ''}</MenuButton>}>
      <MenuChoice title="Sort by" value={sort.by} options={keys} onChange={(by) => onSort({ ...sort, by })} />
      <MenuChoice
        title="Order"
        value={sort.order}
        options={orders}
        onChange={(order) => onSort({ ...sort, order })}
      />
    </Menu>
  );
}
