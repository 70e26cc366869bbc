import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import styles from './needs.module.css';

const FEW = 5;

type Props<Item> = {
  /** The name of the list for screen readers. */
  label: string;
  items: readonly Item[];
  /** How many there are in all, if more than are listed. */
  total: number;
  children: (item: Item) => ReactNode;
};

/** The first items of a list, and the others on request. */
export function FirstFew<Item>({ label, items, total, children }: Props<Item>) {
  const [isWhole, setWhole] = useState(false);
  return (
    <div>
      <ul className={styles.forms} aria-label={label}>
        {items.slice(0, isWhole ? items.length : FEW).map(children)}
      </ul>
      {items.length > FEW && (
        <div className={styles.rest}>
          <Button variant="quiet" onPress={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${total}`}
            <span className="visually-hidden">: {label}</span>
          </Button>
        </div>
      )}
      {isWhole && total > items.length && (
        <p className={styles.rest}>
          The first {items.length} of {total} are listed; the others follow when these are done.
        </p>
      )}
    </div>
  );
}
