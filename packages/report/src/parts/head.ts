import type { Block } from '@hub/document/document';
import type { ReadForm } from '../reading/read-form.ts';
import type { Reading } from '../reading/reading.ts';
import { correctionBlocks, type NamedForm } from './corrections.ts';
import { trustCallout, trustOfForms } from './trust.ts';

/** What the first page of every report of one form says about it: whether it can be trusted, and what was corrected. */
export const formHead = (reading: Reading, form: ReadForm): Block[] => [
  trustCallout(reading, form),
  ...correctionBlocks(reading, [{ name: '', form }]),
];

/** The same for a report of several forms. */
export const headOfForms = (reading: Reading, named: NamedForm[]): Block[] => [
  trustOfForms(reading, named),
  ...correctionBlocks(reading, named),
];
