import type { Case } from '@hub/contract/core/cases/case';
import { pageProblems } from '@hub/contract/http/page-problems';
import { generatePath, useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { ExplainedButton } from '../../ui/button/explained-button.tsx';
import { Card } from '../../ui/card/card.tsx';
import list from '../../ui/card/card-list.module.css';
import { PlusIcon } from '../../ui/icon/icons.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useAdministrations } from './assessment-queries.ts';
import { FormItem } from './form-item.tsx';

type Props = { record: Pick<Case, 'id' | 'batteryId'>; isClosed: boolean };

/** The forms given in a case, the latest first. */
export function CaseAssessments({ record: { id, batteryId }, isClosed }: Props) {
  const navigate = useNavigate();
  const query = useAdministrations({ caseId: id, batteryId });
  return (
    <Card>
      <div className={list.titleLine}>
        <h2 className={list.title}>Assessments</h2>
        <ExplainedButton
          disabledReason={isClosed ? pageProblems['case-closed'].title : undefined}
          onPress={() => void navigate(generatePath(paths.addAssessments, { id }))}
        >
          <PlusIcon />
          Add assessments
        </ExplainedButton>
      </div>
      {query.data ? (
        <FormList forms={query.data.items} batteryId={batteryId} />
      ) : query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The assessments could not be loaded.</LoadFailure>
      ) : (
        <div aria-hidden="true">
          <Skeleton variant="body" width="wide" />
        </div>
      )}
    </Card>
  );
}

type ListProps = { forms: Parameters<typeof FormItem>[0]['form'][]; batteryId: string };

function FormList({ forms, batteryId }: ListProps) {
  if (forms.length === 0) {
    return (
      <p className={list.empty}>Nothing was given yet. Choose forms of the Library and who answers them.</p>
    );
  }
  return (
    <ul className={list.list} aria-label="Assessments">
      {forms.map((form) => (
        <FormItem key={form.id} form={form} batteryId={batteryId} />
      ))}
    </ul>
  );
}
