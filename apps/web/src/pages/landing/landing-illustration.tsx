/** A score profile on a sheet, with a calendar and a list of things done. */
export function LandingIllustration({ className }: { className: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="24 12 416 320"
      width="416"
      height="320"
      fill="var(--color-surface)"
      stroke="var(--color-primary)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="24" y="40" width="416" height="280" rx="32" fill="var(--color-primary-tint)" stroke="none" />
      <rect x="80" y="16" width="224" height="312" rx="14" />
      <g stroke="var(--color-border-strong)">
        <path d="M150 50h86M150 66h52M104 276h120M104 294h72" />
        <path d="M104 96h176M104 244h176" strokeWidth="1" />
      </g>
      <circle cx="120" cy="58" r="18" fill="var(--color-primary-tint)" />
      <circle cx="120" cy="53" r="5" />
      <path d="M109.5 70a10.5 9 0 0 1 21 0" />
      <rect x="104" y="150" width="176" height="44" rx="6" fill="var(--color-primary-tint)" stroke="none" />
      <path d="M104 172h176" stroke="var(--color-border-strong)" strokeWidth="1" strokeDasharray="2 6" />
      <path d="M120 206 156 166 192 184 228 124 264 158" fill="none" />
      <circle cx="120" cy="206" r="5" />
      <circle cx="156" cy="166" r="5" />
      <circle cx="192" cy="184" r="5" />
      <circle cx="228" cy="124" r="6" fill="var(--color-accent)" stroke="none" />
      <circle cx="264" cy="158" r="5" />
      <rect x="328" y="84" width="84" height="80" rx="12" />
      <path d="M328 108h84M350 76v16M390 76v16" />
      <g stroke="var(--color-border-strong)" strokeWidth="4">
        <path d="M348 126h.01M370 126h.01M392 126h.01M348 146h.01M392 146h.01" />
      </g>
      <circle cx="370" cy="146" r="6" fill="var(--color-accent)" stroke="none" />
      <rect x="268" y="200" width="144" height="104" rx="14" />
      <path d="m288 226 5 5 9-10M288 254l5 5 9-10" fill="none" />
      <circle cx="295" cy="281" r="6" stroke="var(--color-border-strong)" />
      <path d="M318 227h72M318 255h54M318 281h64" stroke="var(--color-border-strong)" />
    </svg>
  );
}
