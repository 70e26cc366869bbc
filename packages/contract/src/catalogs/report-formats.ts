import { idOf, numbered } from './catalog.ts';

/** The formats of reports. */
export const reportFormats = numbered(
  'Audit',
  'Complete',
  'Score',
  'InterventionTip',
  'Combined',
  'Progress',
  'Supplemental',
  'Client',
  'Response',
  'ItemLevel',
);

export const COMBINED = idOf(reportFormats, 'Combined');
export const PROGRESS = idOf(reportFormats, 'Progress');
