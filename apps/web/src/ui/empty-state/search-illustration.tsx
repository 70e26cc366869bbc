import { Illustration } from './illustration.tsx';

/** There is something, but not what was looked for. */
export const SearchIllustration = () => (
  <Illustration>
    <rect x="26" y="14" width="50" height="60" rx="7" fill="var(--color-surface)" />
    <path d="M36 28h30M36 38h18M36 48h10" stroke="var(--color-border-strong)" />
    <circle cx="72" cy="48" r="17" fill="var(--color-surface)" />
    <path d="M63 46a10 10 0 0 1 6-7" stroke="var(--color-border-strong)" />
    <path d="m85 61 13 13" stroke="var(--color-accent)" strokeWidth="4" />
  </Illustration>
);
