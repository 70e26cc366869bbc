import type { ComponentProps, ReactNode } from 'react';
import markStyles from '../ui/mark.module.css';
import styles from './option-row.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  type: 'radio' | 'checkbox';
  /** The key that chooses it. */
  keyHint?: string | undefined;
  children: ReactNode;
};

/** An option; the whole row can be pressed. */
export const OptionRow = ({ keyHint, children, ...input }: Props) => (
  <label className={styles.row}>
    <input {...input} className={markStyles.mark} />
    <span className={styles.text}>{children}</span>
    {keyHint && (
      <span aria-hidden="true" className={styles.key}>
        {keyHint}
      </span>
    )}
  </label>
);
