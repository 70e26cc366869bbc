import { useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { usePrintableForm } from '../../features/library/forms/form-queries.ts';
import { PrintableFormView } from '../../features/library/forms/printable-form-view.tsx';
import { ApiProblem, reasonOf } from '../../lib/api/api-problem.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { RetryButton } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** The page that a mailed link to a form opens. */
export function Component() {
  const { secret = '' } = useParams();
  const { data: form, error, refetch } = usePrintableForm(secret);
  if (form) return <PrintableFormView form={form} />;
  if (!error) {
    return (
      <>
        <PageTitle>Form to print</PageTitle>
        <p role="status" className="visually-hidden">
          Loading…
        </p>
        <Skeleton variant="title" width="wide" />
      </>
    );
  }
  const isGone = error instanceof ApiProblem && error.code === 'not-found';
  return (
    <Notice
      tone={isGone ? 'neutral' : 'alert'}
      title={isGone ? 'This link does not lead to a form' : 'The form could not be loaded'}
      actions={
        isGone ? (
          <Link href={paths.library}>Open the Library</Link>
        ) : (
          <RetryButton state={{ status: 'failed', retry: () => void refetch() }} />
        )
      }
    >
      <PageTitle>Form to print</PageTitle>
      <p>
        {isGone
          ? 'Links work for seven days, and only for the person who asked for them. You can print the form from its product in the Library, or ask there for a new link.'
          : reasonOf(error)}
      </p>
    </Notice>
  );
}
