import { type ChangeEvent, type ClipboardEvent, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input, TextField } from 'react-aria-components/TextField';
import field from '../field/field.module.css';
import { Field } from '../field/field.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { changeDate } from './date-change.ts';
import styles from './date-input.module.css';
import { completeDate, type DateText, editDate } from './date-text.ts';

type Props = {
  label: string;
  /** mm/dd/yyyy, or what has been typed so far. */
  value: string;
  onChange: (value: string) => void;
  /** Called when the focus leaves the field or a day is chosen. */
  onBlur?: (value: string) => void;
  /** Called when Enter is pressed in the field. */
  onEnter?: (value: string) => void;
  name?: string;
  autoComplete?: string;
  /** The calendar's bounds and current day, as mm/dd/yyyy. The form validates typed dates. */
  min?: string;
  max?: string;
  today?: string;
  required?: boolean;
  disabled?: boolean;
  help?: string;
  error?: string | undefined;
};

/** A date that can be typed, pasted or chosen from a calendar. */
export function DateInput(props: Props) {
  const { label, value, onChange, onBlur, onEnter, name, autoComplete = 'off', min, max, today } = props;
  const { required = false, disabled = false, help, error } = props;
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  function take(input: HTMLInputElement, { text, start, end }: DateText) {
    // Before React renders, which leaves an unchanged text and its caret alone.
    input.value = text;
    input.setSelectionRange(start, end);
    if (text !== value) onChange(text);
  }

  function complete(): string {
    const completed = completeDate(value);
    if (completed !== value) onChange(completed);
    return completed;
  }

  function leave() {
    const completed = complete();
    onBlur?.(completed);
  }

  function choose(date: string) {
    onChange(date);
    setOpen(false);
    onBlur?.(date);
  }

  return (
    <TextField
      {...(name && { name })}
      autoComplete={autoComplete}
      value={value}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`${field.field}`}
    >
      <Field label={label} required={required} help={help} error={error}>
        <Group
          ref={box}
          className={`${field.box}`}
          onBlur={({ relatedTarget }) => {
            // Moving the focus into the calendar is not leaving the field.
            if (!open && !box.current?.contains(relatedTarget)) leave();
          }}
        >
          <Input
            placeholder="MM/DD/YYYY"
            inputMode="numeric"
            {...(onEnter && {
              onKeyDown: ({ key }) => {
                if (key === 'Enter') onEnter(complete());
              },
            })}
            onChange={(event) => take(event.currentTarget, changed(event, value))}
            onPaste={(event) => {
              event.preventDefault();
              take(event.currentTarget, pasted(event));
            }}
            className={`${field.input} ${styles.input}`}
          />
          <CalendarButton
            anchor={box}
            open={open}
            onOpenChange={setOpen}
            disabled={disabled}
            label={label}
            value={value}
            onChange={choose}
            min={min}
            max={max}
            today={today}
          />
        </Group>
      </Field>
    </TextField>
  );
}

const caretOf = (input: HTMLInputElement) => input.selectionStart ?? input.value.length;

function changed({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string) {
  const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
  return changeDate({ before, after: input.value, caret: caretOf(input), inputType });
}

function pasted({ currentTarget: input, clipboardData }: ClipboardEvent<HTMLInputElement>) {
  const start = caretOf(input);
  return editDate(
    { text: input.value, start, end: input.selectionEnd ?? start },
    { kind: 'insert', text: clipboardData.getData('text') },
  );
}
