import { useState } from 'react';
import { chooseTheme, chosenTheme, themes } from '../../lib/theme/theme.ts';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';

const labels = { system: 'Like the system', light: 'Light', dark: 'Dark' };
const options = themes.map((theme) => ({ value: theme, label: labels[theme] }));

export function ThemeSwitch() {
  const [theme, setTheme] = useState<string>(chosenTheme);
  return (
    <div>
      <RadioGroup
        label="Theme"
        orientation="horizontal"
        options={options}
        value={theme}
        onChange={(value) => {
          const choice = themes.find((each) => each === value) ?? 'system';
          chooseTheme(choice);
          setTheme(choice);
        }}
      />
    </div>
  );
}
