import { paths } from '../../app/paths.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { NotFoundIllustration } from './not-found-illustration.tsx';

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
