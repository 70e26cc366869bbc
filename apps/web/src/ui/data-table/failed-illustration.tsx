import { Illustration } from '../empty-state/illustration.tsx';

/** What should be here did not arrive. */
export const FailedIllustration = () => (
  <Illustration>
    <rect x="30" y="14" width="60" height="60" rx="7" fill="var(--color-surface)" />
    <path d="M40 28h40M40 38h24" stroke="var(--color-border-strong)" />
    <circle cx="78" cy="60" r="15" fill="var(--color-surface)" stroke="var(--color-alert-text)" />
    <path d="M78 52v9M78 66.5v.01" stroke="var(--color-alert-text)" />
  </Illustration>
);
