import type { ReactNode } from 'react';
import { CheckboxButton } from 'react-aria-components/Checkbox';
import choiceStyles from '../field/choice.module.css';
import { CheckIcon } from '../icon/icons.tsx';
import styles from './checkbox.module.css';

/** The square and its words. */
export function CheckboxChoice({ children }: { children: ReactNode }) {
  return (
    <CheckboxButton className={`${choiceStyles.choice}`}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={`${choiceStyles.mark} ${styles.square}`}>
            {isIndeterminate ? <span className={styles.dash} /> : isSelected && <CheckIcon />}
          </span>
          <span>{children}</span>
        </>
      )}
    </CheckboxButton>
  );
}
