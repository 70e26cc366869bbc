import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../../../ui/password-field/password-box.tsx';
import styles from './masked-password.module.css';

/** As many dots as any other: how long it is stays hidden too. */
const DOTS = '•'.repeat(12);

export function MaskedPassword({ password }: { password: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className={styles.password}>
      {isShown ? (
        <span className={styles.text}>{password}</span>
      ) : (
        <span>
          <span aria-hidden="true">{DOTS}</span>
          <span className="visually-hidden">Hidden</span>
        </span>
      )}
      <IconButton label={isShown ? 'Hide password' : 'Show password'} onPress={() => setIsShown(!isShown)}>
        {isShown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </span>
  );
}
