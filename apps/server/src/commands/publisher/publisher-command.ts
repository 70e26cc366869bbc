import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MAX_QUANTITY } from '@hub/contract/core/licenses/license';
import { isCalendarDay } from '@hub/contract/dates/calendar-day';
import { requireOrganization } from '../../accounts/organization-repository.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { requireFeatureBySku } from '../../features/licenses/feature-lookup.ts';
import { grant } from '../../features/licenses/ledger/grant.ts';
import { makeKey } from '../../features/licenses/license-keys.ts';
import { importContent } from '../../features/publishing/import-content.ts';
import { readContent } from '../../features/publishing/read-content.ts';
import { Problem } from '../../http/problem.ts';
import { organizationDay } from '../../http/reader-day.ts';
import type { Command, LocalWork, Work } from '../command.ts';
import { lintInstruments } from './lint-instruments.ts';
import { previewForm } from './preview-form.ts';
import { scoreAnswers } from './score-answers.ts';

const USAGE = `usage: npm run publisher -- lint FILE…
       npm run publisher -- score FILE --answers FILE
       npm run publisher -- preview FILE [--form=ID] [--port=N]
       npm run publisher -- import FOLDER
       npm run publisher -- grant ORGANIZATION-ID FEATURE-SKU QUANTITY [--expires=YYYY-MM-DD] [--reference=TEXT]
       npm run publisher -- issue-keys HOW-MANY FEATURE-SKU QUANTITY [--expires=YYYY-MM-DD] [--reference=TEXT]
`;
const MAX_KEYS = 10_000;
const MAX_PORT = 65_535;

export const publisherCommand: Command = { usage: USAGE, read, readLocal };

function readLocal(args: string[]): LocalWork | undefined {
  const { values, positionals } = readArguments(args, fileOptions) ?? { values: {}, positionals: [] };
  const [name, file = '', ...more] = positionals;
  const { answers, form, port } = values;
  const isAlone = file !== '' && more.length === 0;
  if (name === 'lint' && file && Object.keys(values).length === 0) return lintInstruments([file, ...more]);
  if (name === 'score' && isAlone && answers && !form && !port) return scoreAnswers(file, answers);
  if (name === 'preview' && isAlone && !answers && (port === undefined || isWhole(port, MAX_PORT))) {
    // Any free port by default.
    return previewForm(file, { ...(form !== undefined && { form }), port: Number(port ?? 0) });
  }
  return undefined;
}

function read(args: string[]): Work | undefined {
  const { values, positionals } = readArguments(args, licenseOptions) ?? { values: {}, positionals: [] };
  const [name, first = '', sku = '', quantity = '', ...more] = positionals;
  const { expires, reference } = values;
  if (more.length > 0 || (expires !== undefined && !isCalendarDay(expires))) return undefined;
  const lot = {
    quantity: Number(quantity),
    ...(expires !== undefined && { expiresOn: expires }),
    ...(reference !== undefined && { reference }),
  };
  if (name === 'import' && first && !sku) return importFrom(first);
  if (!sku || !isWhole(quantity, MAX_QUANTITY)) return undefined;
  if (name === 'grant') return orRefuse(grantTo(first, sku, lot));
  if (name === 'issue-keys' && isWhole(first, MAX_KEYS)) return orRefuse(issueKeys(Number(first), sku, lot));
  return undefined;
}

const text = { type: 'string' } as const;
const fileOptions = { answers: text, form: text, port: text };
const licenseOptions = { expires: text, reference: text };

function readArguments<Options extends Record<string, typeof text>>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

function isWhole(text: string, most: number): boolean {
  return /^[1-9]\d*$/.test(text) && Number(text) <= most;
}

type Lot = { quantity: number; expiresOn?: string; reference?: string };

/** Reports an unknown organization or feature in plain words. */
function orRefuse(work: Work): Work {
  return async (parts) => {
    try {
      return await work(parts);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      parts.terminal.complain('There is no such organization or feature. Nothing was changed.\n');
      return 1;
    }
  };
}

function importFrom(folder: string): Work {
  return async ({ database, terminal }) => {
    const content = readContent(resolve(terminal.folder, folder));
    const { newVersions, products, newCourses } = await inSystemTransaction(database, (db) =>
      importContent(db, content),
    );
    const known = content.instruments.length - newVersions;
    terminal.print(`Instruments: ${newVersions} new versions, ${known} known.\n`);
    terminal.print(`Products: ${products.created} created, ${products.updated} updated.\n`);
    const knownCourses = content.courses.length - newCourses;
    terminal.print(`Courses: ${newCourses} new versions, ${knownCourses} known.\n`);
    return 0;
  };
}

function grantTo(organizationId: string, sku: string, lot: Lot): Work {
  return async ({ database, terminal }) => {
    const id = await inSystemTransaction(database, async (db) => {
      const { timeZone } = await requireOrganization(db, organizationId);
      const { productFeatureId: featureId } = await requireFeatureBySku(db, sku);
      const clerk = { organizationId, accountId: null, today: organizationDay(timeZone) };
      return grant(db, clerk, { featureId, source: 'grant', ...lot });
    });
    terminal.print(`License ${id}: ${lot.quantity} of ${sku} granted.\n`);
    return 0;
  };
}

/** Each key is shown here and never again. */
function issueKeys(count: number, sku: string, lot: Lot): Work {
  return async ({ database, secrets, terminal }) => {
    const keys = await inSystemTransaction(database, async (db) => {
      const { productFeatureId } = await requireFeatureBySku(db, sku);
      const made: string[] = [];
      for (let number = 0; number < count; number += 1) {
        made.push((await makeKey(db, secrets.licenseKeys, { productFeatureId, ...lot })).licenseKey);
      }
      return made;
    });
    terminal.print(`${keys.join('\n')}\n`);
    return 0;
  };
}
