import { CLOSED } from '@hub/contract/catalogs/case-statuses';
import type { Case } from '@hub/contract/core/cases/case';
import { pageProblems } from '@hub/contract/http/page-problems';
import { generatePath, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { AddAssessments } from '../../features/assessments/add/add-assessments.tsx';
import { useGivableForms } from '../../features/assessments/assessment-queries.ts';
import { useCase } from '../../features/cases/case-queries.ts';
import { DeletedCase } from '../../features/cases/record/deleted-case.tsx';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { FormSkeleton } from '../../lib/form/long-form.tsx';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { AlertBanner } from '../../ui/alert-banner/alert-banner.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Component as NotFoundPage } from '../not-found-page.tsx';
import styles from './case-pages.module.css';

export function Component() {
  const { id = '' } = useParams();
  return <AddAssessmentsPage key={id} id={id} />;
}

function AddAssessmentsPage({ id }: { id: string }) {
  const query = useCase(id);
  const { data: record, error } = query;
  if (error instanceof ApiProblem) {
    if (error.code === 'case-deleted') return <DeletedCase id={id} detail={error.detail} />;
    if (error.code === 'not-found' || error.code === 'invalid-input') return <NotFoundPage />;
  }
  return (
    <div className={styles.column}>
      <PageTitle>Add assessments</PageTitle>
      <PageHeader
        trail={[
          { label: 'Home', href: paths.cases },
          ...(record
            ? [{ label: record.clientName, href: generatePath(paths.client, { id: record.clientId }) }]
            : []),
          { label: record?.caseName ?? 'Case', href: generatePath(paths.case, { id }) },
        ]}
        title="Add assessments"
      />
      {!record ? (
        <Waiting query={query} />
      ) : record.status === CLOSED ? (
        <AlertBanner persistent>{pageProblems['case-closed'].title}</AlertBanner>
      ) : (
        <Forms record={record} />
      )}
    </div>
  );
}

function Forms({ record }: { record: Case }) {
  const query = useGivableForms({ caseId: record.id, batteryId: record.batteryId });
  return query.data ? <AddAssessments record={record} given={query.data} /> : <Waiting query={query} />;
}

type Query = { errorUpdateCount: number; isFetching: boolean; refetch: () => unknown };

const Waiting = ({ query }: { query: Query }) =>
  query.errorUpdateCount > 0 ? (
    <LoadFailure query={query}>The forms could not be loaded.</LoadFailure>
  ) : (
    <FormSkeleton title="Which forms" fields={4} />
  );
