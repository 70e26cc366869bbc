import type { NewReport } from '@hub/contract/core/reports/new-report';
import type { ReportableForms } from '@hub/contract/core/reports/report';
import { generatePath, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { reasonOf } from '../../lib/api/api-problem.ts';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { AlertBanner } from '../../ui/alert-banner/alert-banner.tsx';
import { ExplainedButton } from '../../ui/button/explained-button.tsx';
import { Card } from '../../ui/card/card.tsx';
import list from '../../ui/card/card-list.module.css';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { DocumentView } from './document-view.tsx';
import { useMakeReport, useReportPreview } from './report-queries.ts';
import { formatName, usualOptions } from './report-words.ts';
import styles from './reports.module.css';
import { comparableForms, firstComparison, SeveralForms } from './several-forms.tsx';

type Props = {
  format: number;
  found: ReportableForms;
  clientId: string;
  /** The case whose raters are compared; undefined when the times of a client are compared. */
  caseId?: string;
};

const intervals = [
  { value: '90', label: '90%' },
  { value: '95', label: '95%' },
];

/**
 * Shows forms side by side before a report is made of them. The address contains the choice, so it can be
 * opened again.
 */
export function Comparison({ format, found, clientId, caseId = '' }: Props) {
  const [search, setSearch] = useSearchParams();
  const forms = comparableForms(found, format, caseId);
  const ids = (search.get('forms')?.split(',') ?? firstComparison(forms, format)).filter((id) =>
    forms.some(({ administrationId }) => administrationId === id),
  );
  const interval = search.get('interval') === '90' ? 90 : 95;
  const change = (name: string, value: string) =>
    setSearch(
      (now) => {
        now.set(name, value);
        return now;
      },
      { replace: true },
    );
  if (forms.length === 0) return <Nothing format={format} found={found} />;
  const body: NewReport | undefined =
    ids.length < 2
      ? undefined
      : { outputFormat: format, administrationIds: ids, options: { ...usualOptions, interval } };
  // A report belongs to one case; a report over time belongs to the case of its latest form.
  const ofCase = caseId || forms.find(({ administrationId }) => ids.includes(administrationId))?.caseId || '';
  return (
    <div className={styles.comparison}>
      <Card>
        <div className={styles.choices}>
          <SeveralForms
            format={format}
            forms={forms}
            ids={ids}
            onChange={(next) => change('forms', next.join(','))}
          />
          <RadioGroup
            label="Interval"
            orientation="horizontal"
            value={String(interval)}
            onChange={(value) => change('interval', value)}
            options={intervals}
          />
          <MakeThis body={body} caseId={ofCase} clientId={clientId} />
        </div>
      </Card>
      <Compared body={body} caseId={ofCase} />
    </div>
  );
}

/** Why nothing can be compared. */
function Nothing({ format, found: { canMake, compared } }: Pick<Props, 'format' | 'found'>) {
  const reason = compared.find(({ outputFormat }) => outputFormat === format)?.reason;
  return (
    <Card>
      <p className={list.empty}>
        {canMake
          ? `There is nothing to compare yet. ${reason ?? ''}`
          : 'Scores are compared by the practitioner who has the client, where reports can be made.'}
      </p>
    </Card>
  );
}

type ComparedProps = { body: NewReport | undefined; caseId: string };

function Compared({ body, caseId }: ComparedProps) {
  const preview = useReportPreview(caseId, body);
  if (!body) {
    return (
      <Card>
        <p className={list.empty}>Choose at least two forms to compare.</p>
      </Card>
    );
  }
  if (preview.data && !preview.error) return <DocumentView document={preview.data.document} />;
  return (
    <Card>
      {preview.error ? (
        <LoadFailure
          query={preview}
        >{`The comparison could not be made. ${reasonOf(preview.error)}`}</LoadFailure>
      ) : (
        <Skeleton variant="body" width="wide" />
      )}
    </Card>
  );
}

function MakeThis({ body, caseId, clientId }: ComparedProps & { clientId: string }) {
  const making = useMakeReport(caseId, clientId);
  const navigate = useNavigate();
  const make = () =>
    body &&
    making.mutate(body, {
      onSuccess: ({ id, outputFormat }) => {
        showToast({ message: `The report “${formatName(outputFormat)}” was made`, tone: 'success' });
        void navigate(generatePath(paths.report, { id: caseId, reportId: id }));
      },
    });
  return (
    <>
      {making.error && (
        <AlertBanner tone="alert">The report could not be made. {reasonOf(making.error)}</AlertBanner>
      )}
      <div>
        <ExplainedButton
          busy={making.isPending}
          disabledReason={body ? undefined : 'Choose at least two forms to compare.'}
          onPress={make}
        >
          Make this report
        </ExplainedButton>
      </div>
    </>
  );
}
