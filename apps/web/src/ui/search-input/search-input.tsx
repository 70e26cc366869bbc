import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import fieldStyles from '../field/field.module.css';
import { CloseIcon, SearchIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './search-input.module.css';
import { useSearchText } from './use-search-text.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Milliseconds without typing before a change is reported. */
  debounce?: number;
  disabled?: boolean;
};

/** An icon that opens to an input, and closes when it is left empty. */
export function SearchInput({ label, value, onChange, debounce = 0, disabled = false }: Props) {
  const search = useSearchText(value, onChange, debounce);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (disabled && open) setOpen(false);
  const expanded = !disabled && (open || search.text !== '');

  return (
    <div className={`${styles.search} ${expanded ? styles.expanded : ''}`}>
      {expanded ? (
        <SearchField
          aria-label={label}
          value={search.text}
          onChange={search.change}
          onSubmit={search.report}
          onFocus={() => setOpen(true)}
          onBlur={() => {
            search.leave();
            setOpen(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || search.text !== '') return event.continuePropagation();
            setOpen(false);
            requestAnimationFrame(() => opener.current?.focus());
          }}
          autoFocus={open}
          className={`${fieldStyles.box}`}
        >
          <span className={styles.icon}>
            <SearchIcon />
          </span>
          <Input className={`${fieldStyles.input} ${styles.input}`} />
          {search.text !== '' && (
            <Button className={`${fieldStyles.boxButton}`}>
              <CloseIcon />
            </Button>
          )}
        </SearchField>
      ) : (
        <IconButton ref={opener} label={label} disabled={disabled} onPress={() => setOpen(true)}>
          <SearchIcon />
        </IconButton>
      )}
    </div>
  );
}
