import type { Report } from '@hub/contract/core/reports/report';
import { MAX_IN_ARCHIVE } from '@hub/contract/core/reports/reports';
import { Zip, ZipPassThrough } from 'fflate';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import type { Piece } from '../../http/serve-download.ts';
import { requireClient } from '../clients/client-access.ts';
import { fileNameOf } from './file-name.ts';
import { findFile, findReportsByIds } from './report-repository.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Several reports of a client as one archive, streamed one after the other. */
export async function beginArchive(scope: Scope, clientId: string, written: string) {
  await requireClient(scope, clientId);
  const ids = [...new Set(written.split(','))];
  if (ids.length > MAX_IN_ARCHIVE || !ids.every((id) => ID.test(id))) throw new Problem('not-found');
  const waiting = await findReportsByIds(scope, clientId, ids);
  if (waiting.length < ids.length) throw new Problem('not-found');

  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    pieces.push(chunk);
  });
  const names = new Set<string>();
  return {
    fileName: 'reports.zip',
    async next(later: Scope): Promise<Piece | undefined> {
      const report = waiting.shift();
      if (!report) return undefined;
      const file = await findFile(later, report.id, 'pdf');
      if (!file) throw new Problem('not-found');
      const entry = new ZipPassThrough(freeName(names, report));
      entry.mtime = report.created;
      zip.add(entry);
      entry.push(file.bytes, true);
      if (waiting.length === 0) zip.end();
      return { content: Buffer.concat(pieces.splice(0)), recordIds: [report.id] };
    },
  };
}

/** A unique name, since two reports of one day may have the same name. */
function freeName(taken: Set<string>, report: Report): string {
  const name = fileNameOf(report);
  for (let number = 1; ; number += 1) {
    const tried = `${name}${number === 1 ? '' : `-${number}`}.pdf`;
    if (taken.has(tried)) continue;
    taken.add(tried);
    return tried;
  }
}
