import { Button } from '../button/button.tsx';
import type { Selection } from './selection.ts';
import styles from './selection-bar.module.css';

type Props = { selection: Selection; count: number };

/** Stays at the lower edge of the screen while rows are selected, so that the rows do not move for it. */
export function SelectionBar({ selection, count }: Props) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 ? `${count} selected` : ''}
      </p>
      {count > 0 && (
        <section aria-label="Selection" className={styles.bar}>
          <p className={styles.count}>{count} selected</p>
          <Button look="quiet" onPress={() => selection.onChange(new Set())}>
            Clear selection
          </Button>
          <div className={styles.actions}>{selection.actions}</div>
        </section>
      )}
    </>
  );
}
