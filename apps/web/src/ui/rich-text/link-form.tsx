import { normalizeLink } from '@hub/contract/fields/rich-text-link';
import { type FormEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import styles from './rich-text-editor.module.css';

const URL_MAX_LENGTH = 2000;

type Props = {
  href: string;
  /** An empty address removes the link. */
  onSet: (href: string) => void;
};

export function LinkForm({ href, onSet }: Props) {
  const [typed, setTyped] = useState(href);
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The field may be inside another form, which must not be submitted.
    event.stopPropagation();
    const address = typed.trim() === '' ? '' : normalizeLink(typed);
    if (address === null) setRefused(true);
    else onSet(address);
  };
  return (
    <form noValidate className={styles.linkForm} onSubmit={submit}>
      <TextField
        label="URL"
        type="url"
        autoFocus
        maxLength={URL_MAX_LENGTH}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setRefused(false);
        }}
        error={refused ? 'Use an https, mailto or tel address' : undefined}
      />
      <Button type="submit">Set Link</Button>
    </form>
  );
}
