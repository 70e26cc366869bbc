import type { ReactNode } from 'react';

/** The background that all of these drawings share. */
function Illustration({ children }: { children: ReactNode }) {
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

/** There is nothing yet. */
export const FolderIllustration = () => (
  <Illustration>
    <path
      d="M30 30a6 6 0 0 1 6-6h15l6 8h27a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6Z"
      fill="var(--color-surface)"
    />
    <path d="M30 42h60" stroke="var(--color-border-strong)" />
    <path d="M40 52h26" stroke="var(--color-border-strong)" />
    <path d="M40 60h13" stroke="var(--color-accent)" />
  </Illustration>
);

/** Nothing matches the search. */
export const SearchIllustration = () => (
  <Illustration>
    <rect x="26" y="14" width="50" height="60" rx="7" fill="var(--color-surface)" />
    <path d="M36 28h30M36 38h18M36 48h10" stroke="var(--color-border-strong)" />
    <circle cx="72" cy="48" r="17" fill="var(--color-surface)" />
    <path d="M63 46a10 10 0 0 1 6-7" stroke="var(--color-border-strong)" />
    <path d="m85 61 13 13" stroke="var(--color-accent)" strokeWidth="4" />
  </Illustration>
);

/** Loading failed. */
export const FailedIllustration = () => (
  <Illustration>
    <rect x="30" y="14" width="60" height="60" rx="7" fill="var(--color-surface)" />
    <path d="M40 28h40M40 38h24" stroke="var(--color-border-strong)" />
    <circle cx="78" cy="60" r="15" fill="var(--color-surface)" stroke="var(--color-alert-text)" />
    <path d="M78 52v9M78 66.5v.01" stroke="var(--color-alert-text)" />
  </Illustration>
);
