import { useSyncExternalStore } from 'react';

const KEY = 'hub.theme';

export const themeOptions = [
  { value: 'system', label: 'Like the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
export type Theme = (typeof themeOptions)[number]['value'];

const listeners = new Set<() => void>();

function chosenTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return themeOptions.find(({ value }) => value === stored)?.value ?? 'system';
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

/** Calls back on every choice in this tab. */
function onThemeChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets `data-theme` on the page, which the tokens follow. */
export function applyTheme(): void {
  const theme = chosenTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The chosen theme. */
export const useTheme = () => useSyncExternalStore(onThemeChosen, chosenTheme);
