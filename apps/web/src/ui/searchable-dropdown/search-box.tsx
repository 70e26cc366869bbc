import { useContext, useRef } from 'react';
import { Button, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import field from '../field/field.module.css';
import { ChevronDownIcon, CloseIcon } from '../icon/icons.tsx';
import styles from './searchable-dropdown.module.css';

type Props = { placeholder: string; clear: (() => void) | undefined };

/** The text field of a searchable dropdown, with its buttons. */
export function SearchBox({ placeholder, clear }: Props) {
  const state = useContext(ComboBoxStateContext);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={field.box}>
      <Input
        ref={input}
        placeholder={placeholder}
        onClick={() => state?.open(null, 'manual')}
        className={`${field.input} ${styles.input}`}
      />
      {clear && (
        <Button
          slot={null}
          aria-label="Clear"
          onPress={() => {
            clear();
            input.current?.focus();
          }}
          className={`${field.boxButton}`}
        >
          <CloseIcon />
        </Button>
      )}
      <Button className={`${field.boxButton} ${styles.open}`}>
        <ChevronDownIcon />
      </Button>
    </div>
  );
}
