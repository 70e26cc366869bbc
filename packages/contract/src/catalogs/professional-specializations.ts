import { numbered } from './catalog.ts';

export const professionalSpecializations = numbered(
  'Adult Clinical Psychology',
  'Child Clinical Psychology',
  'Counseling',
  'Forensic Psychology',
  'Medicine',
  'Neuropsychology',
  'Occupational Therapy (OT)',
  'Psychiatry',
  'School Psychology',
  'Speech-Language Pathology (SLP)',
  'Other',
);
