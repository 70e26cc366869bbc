import * as z from 'zod/mini';

/** Who last changed a record, shown to a user whose own change came too late. */
export const lastChange = z
  .nullable(
    z.strictObject({
      changed: z.iso.datetime(),
      changedByName: z.nullable(z.string()).check(z.describe('Null when no person did it.')),
      isMine: z.boolean().check(z.describe('By the reader, such as in another window.')),
    }),
  )
  .check(z.describe('Null while it is as it was created.'));

export type LastChange = z.infer<typeof lastChange>;
