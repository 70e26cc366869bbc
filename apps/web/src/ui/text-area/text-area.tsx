import { lengthOf } from '@hub/contract/fields/text';
import { useRef } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import fieldStyles from '../field/field.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { useCaret } from '../text-field/text-box.tsx';
import styles from './text-area.module.css';

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  limit: number;
  /** Not where the limit is far more than anybody types. */
  countsDown?: boolean;
  name?: string;
  placeholder?: string;
} & (
    | { cut?: false; onLimitExceeded?: never }
    /** Cuts what exceeds the limit, and reports it. */
    | { cut: true; onLimitExceeded?: () => void }
  );

export function TextArea(props: Props) {
  const { label, required = false, help, error, disabled = false, placeholder, ...rest } = props;
  const { limit, countsDown = true, cut, onLimitExceeded, onChange, ...input } = rest;
  const area = useRef<HTMLTextAreaElement>(null);
  const placeCaret = useCaret(area);

  function change(text: string) {
    const excess = Math.min(lengthOf(text) - limit, lengthOf(text) - lengthOf(input.value));
    if (!cut || excess <= 0) return onChange(text);
    const kept = cutInsertion({ text, caret: area.current?.selectionEnd ?? text.length }, excess);
    placeCaret(kept.caret);
    onChange(kept.text);
    onLimitExceeded?.();
  }

  return (
    <AriaTextField
      {...input}
      onChange={change}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`${fieldStyles.field}`}
    >
      <Field
        label={label}
        required={required}
        help={help}
        error={error}
        {...(countsDown && { remaining: { text: input.value, limit } })}
      >
        <div className={fieldStyles.box}>
          <AriaTextArea
            ref={area}
            {...(placeholder && { placeholder })}
            className={`${fieldStyles.input} ${styles.area}`}
          />
        </div>
      </Field>
    </AriaTextField>
  );
}

type Typed = { text: string; caret: number };

/** Drops the last characters of the insertion before the caret; the text that was there stays whole. */
export function cutInsertion({ text, caret }: Typed, excess: number): Typed {
  const kept = [...text.slice(0, caret)].slice(0, -excess).join('');
  return { text: kept + text.slice(caret), caret: kept.length };
}
