import { Illustration } from './illustration.tsx';

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
