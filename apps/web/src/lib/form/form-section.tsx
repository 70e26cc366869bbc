import { createContext, type ReactNode, use } from 'react';

const SectionContext = createContext('');

/** Tells fields of the same label apart in messages, as in 'First name (client contact 1)'. */
export function FormSection({ name, children }: { name: string; children: ReactNode }) {
  return <SectionContext value={name}>{children}</SectionContext>;
}

export function useNameInForm(label: string): string {
  const section = use(SectionContext);
  return section ? `${label} (${section})` : label;
}
