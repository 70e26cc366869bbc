import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { chooseTheme, themeOptions, useTheme } from './theme.ts';

export function ThemeChoice() {
  return (
    <RadioGroup
      label="Theme"
      orientation="horizontal"
      options={themeOptions}
      value={useTheme()}
      onChange={(chosen) =>
        chooseTheme(themeOptions.find(({ value }) => value === chosen)?.value ?? 'system')
      }
    />
  );
}
