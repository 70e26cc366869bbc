export function LockIllustration() {
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
      <path d="M40 46V32a16 16 0 0 1 32 0v14" fill="none" />
      <rect x="28" y="46" width="56" height="44" rx="8" />
      <circle cx="56" cy="64" r="4" />
      <path d="M56 68v8" />
      <circle cx="98" cy="74" r="20" />
      <path d="M98 60v2M98 86v2M84 74h2M110 74h2" stroke="var(--color-border-strong)" />
      <path d="M98 64v10h8" stroke="var(--color-accent)" fill="none" />
    </svg>
  );
}
