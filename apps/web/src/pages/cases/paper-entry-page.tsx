import { useState } from 'react';
import { generatePath, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useAdministration } from '../../features/assessments/assessment-queries.ts';
import { formTitle } from '../../features/assessments/assessment-words.ts';
import { PaperEntry } from '../../features/assessments/paper/paper-entry.tsx';
import { usePaper } from '../../features/assessments/paper/paper-queries.ts';
import { useCase } from '../../features/cases/case-queries.ts';
import { CaseSkeleton } from '../../features/cases/record/case-view.tsx';
import { ApiProblem, reasonOf } from '../../lib/api/api-problem.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { RetryButton } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Component as NotFoundPage } from '../not-found-page.tsx';

export function Component() {
  const { id = '', formId = '' } = useParams();
  const query = useCase(id);
  if (!query.data) return <Waiting query={query} />;
  return <PaperEntryPage key={formId} caseId={id} batteryId={query.data.batteryId} id={formId} />;
}

function PaperEntryPage(params: { caseId: string; batteryId: string; id: string }) {
  const form = useAdministration(params);
  const paper = usePaper(params);
  // A refused entry is replaced by the server's value.
  const [attempt, setAttempt] = useState(0);
  const address = generatePath(paths.administration, { id: params.caseId, formId: params.id });
  if (!form.data) return <Waiting query={form} />;
  if (!paper.data) return <Waiting query={paper} address={address} />;
  const { clientName, clientId, caseName } = form.data;
  return (
    <>
      <PageTitle>Enter from paper</PageTitle>
      <PageHeader
        trail={[
          { label: 'Home', href: paths.cases },
          { label: clientName, href: generatePath(paths.client, { id: clientId }) },
          { label: caseName, href: generatePath(paths.case, { id: params.caseId }) },
          { label: formTitle(form.data), href: address },
        ]}
        title="Enter from paper"
      />
      <PaperEntry
        key={`${paper.data.phase} ${attempt}`}
        form={form.data}
        paper={paper.data}
        params={params}
        onRefused={() => void paper.refetch().then(() => setAttempt(attempt + 1))}
      />
    </>
  );
}

type WaitingProps = {
  query: { error: Error | null; refetch: () => unknown };
  /** The pages above, including the form if it is loaded. */
  address?: string;
};

function Waiting({ query: { error, refetch }, address }: WaitingProps) {
  if (!error) return <CaseSkeleton />;
  // The server answers 'invalid-input' for a malformed id.
  const missing = ['not-found', 'case-deleted', 'invalid-input'];
  if (error instanceof ApiProblem && missing.includes(error.code)) return <NotFoundPage />;
  const isRefused = error instanceof ApiProblem && error.status === 409;
  return (
    <Notice
      tone="alert"
      title="This form cannot be entered from paper"
      actions={
        isRefused && address ? (
          <Link href={address}>Back to the assessment</Link>
        ) : (
          <RetryButton state={{ status: 'failed', retry: () => void refetch() }} />
        )
      }
    >
      <PageTitle>Enter from paper</PageTitle>
      <p>{reasonOf(error)}</p>
    </Notice>
  );
}
