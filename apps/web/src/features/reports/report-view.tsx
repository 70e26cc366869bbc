import type { Report } from '@hub/contract/core/reports/report';
import type { ReportDocument } from '@hub/document/document';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { timeInWords } from '../../lib/time-in-words.ts';
import { AlertBanner } from '../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import list from '../../ui/card/card-list.module.css';
import { DownloadIcon } from '../../ui/icon/icons.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { DocumentView } from './document-view.tsx';
import { useDownloadReport, useViewReport } from './report-queries.ts';
import { fileNames, formatName } from './report-words.ts';

/** A report as it was made. */
export function ReportView({ report, document }: { report: Report; document: ReportDocument }) {
  const downloading = useDownloadReport();
  const viewing = useViewReport();
  return (
    <>
      <PageTitle>Report</PageTitle>
      <PageHeader
        trail={[
          { label: 'Home', href: paths.cases },
          { label: report.caseName, href: generatePath(paths.case, { id: report.caseId }) },
        ]}
        title={formatName(report.outputFormat)}
        description={`Made ${timeInWords(report.created)} by ${report.createdByName}`}
        action={
          <div className={list.buttons}>
            <Button variant="secondary" disabled={viewing.isPending} onPress={() => viewing.mutate(report)}>
              View in a tab
            </Button>
            {report.files.map((file) => (
              <Button
                key={file}
                variant="secondary"
                disabled={downloading.isPending}
                onPress={() => downloading.mutate({ report, file })}
              >
                <DownloadIcon />
                {fileNames[file]}
              </Button>
            ))}
          </div>
        }
      />
      {report.hasNewerScore && (
        <AlertBanner tone="priority" title="A newer score exists">
          This report stays as it was made. Make another from the case.
        </AlertBanner>
      )}
      <DocumentView document={document} />
    </>
  );
}
