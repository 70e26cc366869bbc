import { useState } from 'react';
import { chooseTheme, chosenTheme, themes } from '../../lib/theme/theme.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './gallery-page.module.css';

const labels = { system: 'Like the system', light: 'Light', dark: 'Dark' };

export function ThemeSwitch() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <fieldset className={styles.themes}>
      <legend className="visually-hidden">Theme</legend>
      {themes.map((choice) => (
        <Button
          key={choice}
          look={choice === theme ? 'primary' : 'secondary'}
          onPress={() => {
            chooseTheme(choice);
            setTheme(choice);
          }}
        >
          {labels[choice]}
        </Button>
      ))}
    </fieldset>
  );
}
