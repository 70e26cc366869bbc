import { useRef, useState } from 'react';
import { isFileDropItem, useDrop } from 'react-aria-components/useDrop';
import { Button } from '../button/button.tsx';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { ChosenFile } from './chosen-file.tsx';
import styles from './file-picker.module.css';
import { type FileRule, refusal, ruleInWords, sizeInWords } from './file-rule.ts';

type Props = Omit<FieldProps, 'onBlur'> &
  FileRule & {
    value: File | null;
    onChange: (file: File | null) => void;
  };

export function FilePicker(props: Props) {
  const { value, onChange, types, maxBytes, help, error, disabled = false, ...rest } = props;
  const rule = { types, maxBytes };
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLDivElement>(null);

  function take(file: File | null | undefined) {
    if (!file) return;
    const reason = refusal(file, rule);
    setRefused(reason);
    if (!reason) onChange(file);
  }

  const { dropProps, isDropTarget } = useDrop({
    ref: zone,
    isDisabled: disabled,
    onDrop: async ({ items }) => take(await items.find(isFileDropItem)?.getFile()),
  });

  return (
    <FieldGroup {...rest} help={help ?? ruleInWords(rule)} error={refused ?? error} disabled={disabled}>
      <div {...dropProps} ref={zone} data-drop-target={isDropTarget || undefined} className={styles.zone}>
        {value ? (
          <ChosenFile
            file={value}
            disabled={disabled}
            onRemove={() => {
              onChange(null);
              setRefused(undefined);
              chooser.current?.querySelector('button')?.focus();
            }}
          />
        ) : (
          <p className={styles.hint}>Drop a file here, or</p>
        )}
        <div ref={chooser}>
          <Button variant="secondary" disabled={disabled} onPress={() => input.current?.click()}>
            {value ? 'Choose another file' : 'Choose a file'}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={Object.keys(types).join()}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // Otherwise the browser would not report the same file a second time.
            target.value = '';
          }}
        />
      </div>
      <p role="status" className="visually-hidden">
        {refused ?? (value && `${value.name}, ${sizeInWords(value.size)}, chosen`)}
      </p>
    </FieldGroup>
  );
}
