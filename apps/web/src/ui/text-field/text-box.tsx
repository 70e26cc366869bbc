import {
  type ChangeEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Input } from 'react-aria-components/Input';
import { ClearButton } from '../field/clear-button.tsx';
import styles from '../field/field.module.css';
import { CheckIcon } from '../icon/icons.tsx';

type Props = {
  ref?: Ref<HTMLInputElement> | undefined;
  placeholder?: string | undefined;
  /** It has a value that can be cleared. */
  filled: boolean;
  valid: boolean;
  onClear: () => void;
  onInput?: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A text input with a clear button and the mark of a valid value. */
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

/** For a filled, enabled field without an error. Its style hides it while the input beside it has the focus. */
function ValidMark() {
  return (
    <span role="img" aria-label="Valid" className={styles.mark}>
      <CheckIcon />
    </span>
  );
}

/**
 * Puts the caret where the caller says once the changed value is in the input: there the browser would move
 * it to the end.
 */
export function useCaret(input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [caret, setCaret] = useState<{ position: number } | null>(null);
  useLayoutEffect(() => {
    if (caret) input.current?.setSelectionRange(caret.position, caret.position);
  }, [caret, input]);
  return (position: number) => setCaret({ position });
}
