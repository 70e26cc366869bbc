import { idOf, numbered } from './catalog.ts';

/** What a report can be. */
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
