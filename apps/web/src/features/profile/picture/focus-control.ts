/** What stood there before has taken the focus with it. */
export const focusControl = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('button, [tabindex="0"]')?.focus();
