const TYPED =
  ':is(input:not([type="hidden"]), textarea, [contenteditable="true"]):not([hidden], [tabindex="-1"], :disabled)';

/** Moves the focus to the first of these fields on the screen, and answers whether there is one. */
export function focusFirst(form: HTMLElement | null, paths: readonly string[]): boolean {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const first = fields.find(({ dataset }) => paths.includes(dataset.field ?? ''));
  // An editor's toolbar comes before its text, and a select is nothing but a button.
  const control = first?.querySelector<HTMLElement>(TYPED) ?? first?.querySelector<HTMLElement>('button');
  control?.focus();
  return Boolean(control);
}

/** Moves the focus to what no field can show. */
export function focusFailure(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[data-failure]')?.focus();
}
