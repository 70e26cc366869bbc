import type { ReactNode } from 'react';

/** The paper that the line drawings of empty states are made on. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 88"
      width="120"
      height="88"
      fill="none"
      stroke="var(--color-primary)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="4" y="18" width="112" height="62" rx="20" fill="var(--color-primary-tint)" stroke="none" />
      {children}
    </svg>
  );
}
