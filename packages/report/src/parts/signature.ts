import type { Block } from '@hub/document/document';
import type { Reading } from '../reading/reading.ts';

/** The practitioner signs documents that go to others. */
export const signature = ({ input, page }: Reading): Block => ({
  kind: 'signature',
  picture: input.practitioner.signature,
  ...(input.practitioner.typedSignature && { typed: input.practitioner.typedSignature }),
  name: input.practitioner.name,
  credentials: input.practitioner.credentials,
  day: page.day(input.madeOn),
});
