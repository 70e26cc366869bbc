import { paths } from '../app/paths.ts';
import { PageTitle } from '../lib/page-title.tsx';
import { Link } from '../ui/link/link.tsx';
import { Notice } from '../ui/notice/notice.tsx';

export function Component() {
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <Notice
        illustration={<NotFoundIllustration />}
        title="Page not found"
        actions={
          <>
            <Link variant="primary" href={paths.start}>
              Go to the start page
            </Link>
            <Link href={paths.support}>Get support</Link>
          </>
        }
      >
        <p>There is nothing for you at this address.</p>
      </Notice>
    </>
  );
}

function NotFoundIllustration() {
  return (
    <svg
      aria-hidden="true"
      viewBox="4 8 120 92"
      width="120"
      height="92"
      fill="none"
      stroke="var(--color-primary)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="4" y="20" width="104" height="76" rx="20" fill="var(--color-primary-tint)" stroke="none" />
      <path
        d="M38 12h26l18 18v54a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Z"
        fill="var(--color-surface)"
        strokeDasharray="5 6"
      />
      <path d="M64 14v10a6 6 0 0 0 6 6h10" strokeDasharray="5 6" />
      <circle cx="84" cy="62" r="17" fill="var(--color-surface)" />
      <path d="M75 60a10 10 0 0 1 6-7" stroke="var(--color-border-strong)" />
      <path d="m97 75 14 14" stroke="var(--color-accent)" strokeWidth="4" />
    </svg>
  );
}
