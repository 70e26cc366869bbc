import type { PaperMark } from '@hub/contract/core/administrations/paper';
import { type KeyboardEvent, useState } from 'react';
import styles from './paper.module.css';
import { toggled } from './paper-keys.ts';
import { entryInWords, type PaperLine } from './paper-lines.ts';

type Props = { line: PaperLine; entry: PaperMark | undefined };

const numberOf = ({ number }: PaperLine) => (number === null ? '' : `${number}. `);

/** A line that is not the current one. */
export function OtherLine({ line, entry, onChoose }: Props & { onChoose: () => void }) {
  const words = entryInWords(line, entry);
  return (
    <li className={styles.line}>
      <button type="button" tabIndex={-1} className={styles.go} onClick={onChoose}>
        <span>
          {numberOf(line)}
          {line.text}
        </span>
        <span className={words ? styles.entered : styles.nothing}>{words || '–'}</span>
      </button>
    </li>
  );
}

type CurrentProps = Props & {
  onKeyDown: (event: KeyboardEvent) => void;
  onEntry: (entry: PaperMark, moveOn: boolean) => void;
};

/** The current line, which takes the keys. Its buttons do the same without a keyboard. */
export function CurrentLine({ line, entry, onKeyDown, onEntry }: CurrentProps) {
  const isTyped = line.kind === 'number' || line.kind === 'text';
  return (
    <li className={`${styles.line} ${styles.current}`} aria-current="true">
      {isTyped ? (
        <TypedLine line={line} entry={entry} onKeyDown={onKeyDown} onEntry={onEntry} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no focus, and the keys need it
        <div
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys are for the line as a whole
          tabIndex={0}
          data-takes-keys
          aria-label={`${numberOf(line)}${line.text}`}
          className={styles.keys}
          onKeyDown={onKeyDown}
        >
          <p className={styles.text}>
            {numberOf(line)}
            {line.text}
          </p>
          <Choices line={line} entry={entry} onEntry={onEntry} />
        </div>
      )}
    </li>
  );
}

type ChoicesProps = Omit<CurrentProps, 'onKeyDown' | 'line'> & {
  line: Extract<PaperLine, { options: unknown }>;
};

function Choices({ line, entry, onEntry }: ChoicesProps) {
  const codes = entry?.mark === 'answer' ? [entry.value].flat().map(String) : [];
  const isOne = line.kind === 'choice';
  const press = (code: string) =>
    onEntry(isOne ? { mark: 'answer', value: code } : toggled(line.options, entry, code), isOne);
  return (
    <div className={styles.options}>
      {line.options.map(({ code, text }, index) => (
        <Option key={code} digit={`${index + 1}`} isOn={codes.includes(code)} onPress={() => press(code)}>
          {text}
        </Option>
      ))}
      <Option digit="0" isOn={entry?.mark === 'blank'} onPress={() => onEntry({ mark: 'blank' }, true)}>
        Not answered
      </Option>
      {isOne && line.number !== null && (
        <Option digit="x" isOn={entry?.mark === 'double'} onPress={() => onEntry({ mark: 'double' }, true)}>
          Marked twice
        </Option>
      )}
    </div>
  );
}

type OptionProps = { digit: string; isOn: boolean; onPress: () => void; children: string };

function Option({ digit, isOn, onPress, children }: OptionProps) {
  return (
    <button type="button" tabIndex={-1} aria-pressed={isOn} className={styles.option} onClick={onPress}>
      <kbd className={styles.digit}>{digit}</kbd>
      {children}
    </button>
  );
}

type TypedProps = CurrentProps & { line: Extract<PaperLine, { kind: 'number' | 'text' }> };

/** Typed text is entered when the line is left. */
function TypedLine({ line, entry, onKeyDown, onEntry }: TypedProps) {
  const [typed, setTyped] = useState(entry?.mark === 'answer' ? String(entry.value) : '');
  const text = typed.trim();
  const number = Number(text.replace(',', '.'));
  const isWrong = line.kind === 'number' && text !== '' && !Number.isFinite(number);

  function take() {
    if (isWrong) return;
    const value = line.kind === 'number' ? number : text;
    onEntry(text === '' ? { mark: 'blank' } : { mark: 'answer', value }, false);
  }

  return (
    <label className={styles.keys}>
      <span className={styles.text}>
        {numberOf(line)}
        {line.text}
      </span>
      <input
        data-takes-keys
        className={styles.input}
        value={typed}
        inputMode={line.kind === 'number' ? 'decimal' : 'text'}
        {...(line.kind === 'text' && { maxLength: line.maxLength })}
        aria-invalid={isWrong}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => text !== '' && take()}
        onKeyDown={(event) => {
          if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
          // An arrow key leaves the line as well, so the typed text is kept.
          if (event.key === 'Enter' || (event.key.startsWith('Arrow') && text !== '')) take();
          if (!isWrong) onKeyDown(event);
        }}
      />
      <span className={styles.hint}>
        {isWrong ? 'Type a number' : 'Enter keeps it and goes on; empty is not answered'}
      </span>
    </label>
  );
}
