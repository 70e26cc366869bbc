import { Button, SelectValue } from 'react-aria-components/Select';
import field from '../field/field.module.css';
import { ChevronDownIcon } from '../icon/icons.tsx';
import styles from './select-button.module.css';

type Props = {
  /** The chosen value in words; defaults to the text of the chosen entry. */
  text?: string | undefined;
  /** The text is a placeholder. */
  muted?: boolean;
  required: boolean;
};

/** What a select shows while it is closed. */
export function SelectButton({ text, muted = false, required }: Props) {
  return (
    <Button className={`${field.box} ${styles.button}`}>
      <SelectValue className={`${styles.value} ${muted ? styles.muted : ''}`}>
        {({ selectedText, defaultChildren, isPlaceholder }) => (
          <>
            {text ?? (isPlaceholder ? defaultChildren : selectedText)}
            {/* A button has no attribute for it. */}
            {required && <span className="visually-hidden">, required</span>}
          </>
        )}
      </SelectValue>
      <ChevronDownIcon />
    </Button>
  );
}
