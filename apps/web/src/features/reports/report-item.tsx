import type { Report } from '@hub/contract/core/reports/report';
import type { ReactNode } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { timeInWords } from '../../lib/time-in-words.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import list from '../../ui/card/card-list.module.css';
import { MoreIcon } from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { useDownloadReport, useViewReport } from './report-queries.ts';
import { fileNames, formatName, formsInWords } from './report-words.ts';

type Props = {
  report: Report;
  /** Additional information, such as the report's case. */
  note?: string;
  /** Shown at the start, such as a checkbox. */
  mark?: ReactNode;
};

/** A report in a list, which can be read here, viewed in a tab, or downloaded. */
export function ReportItem({ report, note, mark }: Props) {
  const { id, caseId, outputFormat, created, createdByName, hasItems, hasNewerScore, files } = report;
  const downloading = useDownloadReport();
  const viewing = useViewReport();
  const name = formatName(outputFormat);
  return (
    <li className={list.item}>
      {mark && <div className={list.mark}>{mark}</div>}
      <div className={list.about}>
        <p className={list.name}>
          <Link href={generatePath(paths.report, { id: caseId, reportId: id })}>{name}</Link>
        </p>
        <p className={list.facts}>{formsInWords(report)}</p>
        <p className={list.facts}>
          {[timeInWords(created), createdByName, note].filter(Boolean).join(' · ')}
        </p>
        {(hasItems || hasNewerScore) && (
          <div className={list.badges}>
            {hasNewerScore && <Badge tone="priority">A newer score exists</Badge>}
            {hasItems && <Badge tone="neutral">Contains test items</Badge>}
          </div>
        )}
      </div>
      <Menu
        label={name}
        trigger={
          <IconButton label={`Actions for ${name} of ${timeInWords(created)}`}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem onAction={() => viewing.mutate(report)}>View in a tab</MenuItem>
        {files.map((file) => (
          <MenuItem key={file} onAction={() => downloading.mutate({ report, file })}>
            {`Download as ${fileNames[file]}`}
          </MenuItem>
        ))}
      </Menu>
    </li>
  );
}
