import type { CSSProperties } from 'react';
import field from '../field/field.module.css';
import styles from './rich-text-editor.module.css';
import { RichTextView } from './rich-text-view.tsx';

/** The widths of the toolbar's groups, in tools. The headings menu is 3.5 wide. */
const widths = [3.5, 3, 3, 3, 2];

/** As high as the editor that loads, with its text already in place. */
export function RichTextSkeleton({ html }: { html: string }) {
  return (
    <div aria-busy="true" className={`${field.box} ${styles.box}`}>
      <div className={styles.toolbar}>
        {widths.map((tools, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change
            key={index}
            className={styles.groupSkeleton}
            style={{ '--tools': tools } as CSSProperties}
          />
        ))}
      </div>
      <div className={styles.content}>
        <div className={styles.text}>
          <RichTextView html={html} />
        </div>
      </div>
    </div>
  );
}
