import { Button } from '../button/button.tsx';
import { useFocusParentOnRemoval } from './focus-on-removal.ts';
import type { Selection } from './selection.ts';
import styles from './selection-bar.module.css';

type Props = { selection: Selection; ids: readonly string[] };

/** Sticks to the lower edge of the screen while rows are selected, so that the rows do not move. */
export function SelectionBar(props: Props) {
  const count = props.ids.length;
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 ? `${count} selected` : ''}
      </p>
      {count > 0 && <Bar {...props} />}
    </>
  );
}

function Bar({ selection, ids }: Props) {
  const bar = useFocusParentOnRemoval<HTMLElement>();
  return (
    <section ref={bar} aria-label="Selection" className={styles.bar}>
      <p className={styles.count}>{ids.length} selected</p>
      <Button variant="quiet" onPress={() => selection.onChange(new Set())}>
        Clear selection
      </Button>
      <div className={styles.actions}>{selection.actions(ids)}</div>
    </section>
  );
}
