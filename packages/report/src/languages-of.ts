import type { Definition } from '@hub/instrument/definition';
import type { ReportFormat } from './report-input.ts';
import { letterWords, reportWords } from './words/words.ts';

/** The languages of the instrument in which a format can be made. */
export function languagesOf(format: ReportFormat, { languages }: Pick<Definition, 'languages'>): string[] {
  const known = format === 'Client' ? letterWords : reportWords;
  return languages.filter((language) => language in known);
}
