import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { chooseTheme, themeOptions } from './theme.ts';
import { useTheme } from './use-theme.ts';

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
