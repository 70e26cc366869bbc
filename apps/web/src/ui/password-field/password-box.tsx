import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import styles from '../field/field.module.css';
import { Icon } from '../icon/icons.tsx';

type Shown = { as: 'password' | 'text'; selection: [number | null, number | null] | null };

export function PasswordBox({ disabled }: { disabled: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<Shown>({ as: 'password', selection: null });
  const masked = shown.as === 'password';

  useLayoutEffect(() => {
    if (!shown.selection) return;
    // Chromium forgets the selection when it next lays out an input of another type. So lay it out now.
    input.current?.getBoundingClientRect();
    input.current?.setSelectionRange(...shown.selection);
  }, [shown]);

  const toggle = () =>
    setShown({
      as: masked ? 'text' : 'password',
      selection: input.current && [input.current.selectionStart, input.current.selectionEnd],
    });

  return (
    <div className={styles.box}>
      <Input
        ref={input}
        type={shown.as}
        spellCheck={false}
        autoCapitalize="none"
        className={`${styles.input}`}
      />
      <Button
        aria-label={masked ? 'Show password' : 'Hide password'}
        isDisabled={disabled}
        preventFocusOnPress
        onPress={toggle}
        className={`${styles.boxButton}`}
      >
        {masked ? <EyeIcon /> : <EyeOffIcon />}
      </Button>
    </div>
  );
}

const EYE = 'M2.5 12C4.6 7.9 8 5.5 12 5.5s7.4 2.4 9.5 6.5c-2.1 4.1-5.5 6.5-9.5 6.5S4.6 16.1 2.5 12Z';

export const EyeIcon = () => (
  <Icon>
    <path d={EYE} />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

export const EyeOffIcon = () => (
  <Icon>
    <path d={EYE} />
    <circle cx="12" cy="12" r="3" />
    <path d="m4 20 16-16" />
  </Icon>
);
