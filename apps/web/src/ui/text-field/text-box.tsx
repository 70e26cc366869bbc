import { type ChangeEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { Input } from 'react-aria-components/Input';
import { ClearButton } from '../field/clear-button.tsx';
import styles from '../field/field.module.css';
import { ValidMark } from '../field/valid-mark.tsx';

type Props = {
  ref?: Ref<HTMLInputElement> | undefined;
  placeholder?: string | undefined;
  /** Something is in it that can be cleared. */
  filled: boolean;
  valid: boolean;
  onClear: () => void;
  onInput?: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** One line to type into, with the button that clears it and the mark of a valid value. */
export function TextBox({ ref, placeholder, filled, valid, onClear, onInput }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  return (
    <div className={styles.box}>
      <Input
        ref={input}
        className={`${styles.input}`}
        {...(placeholder && { placeholder })}
        {...(onInput && { onChange: onInput })}
      />
      {filled && valid && <ValidMark />}
      {filled && (
        <ClearButton
          onPress={() => {
            onClear();
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
