import { useSyncExternalStore } from 'react';
import { chosenTheme, onThemeChosen } from './theme.ts';

/** The theme that was chosen, wherever on the page that was. */
export const useTheme = () => useSyncExternalStore(onThemeChosen, chosenTheme);
