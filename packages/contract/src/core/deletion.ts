import * as z from 'zod/mini';
import { yesOrNo } from '../fields/yes-or-no.ts';

/** Of a list of deleted records: those whose 30 days are over, or the others. */
export const archived = z
  .optional(yesOrNo)
  .check(
    z.describe(
      'Those of the archive: deleted more than 30 days ago and kept, because something of them was scored or has unread critical answers.',
    ),
  );

/** Of a deleted record. */
export const restorableUntil = z
  .nullable(z.iso.datetime())
  .check(z.describe('Null in the archive, where it can be restored at any time.'));
