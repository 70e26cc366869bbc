import { Menu, MenuButton } from '../menu/menu.tsx';
import { MenuChoice } from '../menu/menu-choice.tsx';
import type { Column, Sort } from './column.ts';

type SortOption<Key extends string> = { value: Key; label: string };

type Props<Key extends string> = {
  options: readonly SortOption<Key>[];
  sort: Sort<Key>;
  onSort: (sort: Sort<Key>) => void;
};

const orders = [
  { value: 'asc', label: 'Ascending' },
  { value: 'desc', label: 'Descending' },
] as const;

/** For cards, which have no column headers, and for sorting by what no column shows. */
export function SortMenu<Key extends string>({ options, sort, onSort }: Props<Key>) {
  const current = options.find(({ value }) => value === sort.by);
  return (
    <Menu label="Sort" trigger={<MenuButton>Sort{current ? `: ${current.label}` : ''}</MenuButton>}>
      <MenuChoice
        title="Sort by"
        value={sort.by}
        options={options}
        onChange={(by) => onSort({ ...sort, by })}
      />
      <MenuChoice
        title="Order"
        value={sort.order}
        options={orders}
        onChange={(order) => onSort({ ...sort, order })}
      />
    </Menu>
  );
}

export const sortsOf = <Row, Key extends string>(columns: readonly Column<Row, Key>[]): SortOption<Key>[] =>
  columns.flatMap(({ sortKey, title }) => (sortKey === undefined ? [] : [{ value: sortKey, label: title }]));
