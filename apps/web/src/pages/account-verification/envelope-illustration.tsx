export function EnvelopeIllustration() {
  return (
    <svg
      aria-hidden="true"
      viewBox="4 8 120 92"
      width="120"
      height="92"
      fill="var(--color-surface)"
      stroke="var(--color-primary)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="4" y="20" width="104" height="76" rx="20" fill="var(--color-primary-tint)" stroke="none" />
      <rect x="20" y="32" width="80" height="54" rx="8" />
      <path d="m22 38 32.5 25a9 9 0 0 0 11 0L98 38" fill="none" />
      <path d="m22 82 22-18M98 82 76 64" stroke="var(--color-border-strong)" />
      <circle cx="102" cy="32" r="16" />
      <path d="m95 32 5 5 9-10" stroke="var(--color-accent)" fill="none" />
    </svg>
  );
}
