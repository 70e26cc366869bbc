import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './card-list.module.css';
import { isSelectable, type RowFacts } from './column.ts';
import type { ViewProps } from './data-table.tsx';
import { useFocusNeighborOnRemoval } from './focus-on-removal.ts';
import { RowActions, RowCheckbox, RowLink } from './row-parts.tsx';

type Props<Row, Key extends string> = Pick<ViewProps<Row, Key>, 'columns' | 'selection'> & {
  row: Row;
  facts: RowFacts<Row>;
};

/** A row as a card: each cell with its column's title. */
export function Card<Row, Key extends string>({ row, facts, columns, selection }: Props<Row, Key>) {
  const [first, ...others] = columns;
  const id = facts.id(row);
  const element = useFocusNeighborOnRemoval<HTMLLIElement>();
  return (
    <li ref={element} data-selected={selection?.selected.has(id) || undefined} className={styles.card}>
      <div className={styles.head}>
        {selection && isSelectable(row, facts) && (
          <RowCheckbox id={id} name={facts.name(row)} selection={selection} />
        )}
        <div className={styles.title}>
          {facts.href ? <RowLink href={facts.href(row)}>{first.cell(row)}</RowLink> : first.cell(row)}
        </div>
        {facts.menu && <RowActions name={facts.name(row)}>{facts.menu(row)}</RowActions>}
      </div>
      <dl className={styles.facts}>
        {others.map((column) => (
          <div key={column.title} className={column.long ? styles.long : undefined}>
            <dt className={styles.term}>{column.title}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

export function SkeletonCards<Row, Key extends string>({ columns, expectedRows }: ViewProps<Row, Key>) {
  const [, ...others] = columns;
  return (
    <div aria-hidden="true" className={styles.cards}>
      {Array.from({ length: expectedRows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all the same
        <div key={index} className={styles.card}>
          <div className={styles.head}>
            <div className={styles.title}>
              <Skeleton variant="body" width="medium" />
            </div>
          </div>
          <div className={styles.facts}>
            {others.map(({ title, long }) => (
              <div key={title} className={long ? styles.long : undefined}>
                <div className={styles.term}>{title}</div>
                <Skeleton variant="body" width="narrow" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
