import { labelOf } from '@hub/contract/catalogs/catalog';
import { reportFormats } from '@hub/contract/catalogs/report-formats';
import type { Report } from '@hub/contract/core/reports/report';

/** Made from the format, the instrument and the day. It contains no name of a person. */
export function fileNameOf({ outputFormat, forms, created }: Report): string {
  const words = [
    forms[0]?.productAcronym ?? '',
    labelOf(reportFormats, outputFormat) ?? '',
    created.slice(0, 10),
  ];
  return words
    .join('-')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}
