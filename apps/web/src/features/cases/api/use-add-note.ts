import { createCaseNote } from '@hub/contract/core/cases/case-notes';
import type { RichText } from '@hub/contract/fields/rich-text';
import { useApi } from '../../../lib/api/use-api.ts';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { useReloadCase } from './use-reload-case.ts';

/** Done when the note is among the others. However often it is sent, it is written once. */
export function useAddNote(caseId: string) {
  const api = useApi();
  const reload = useReloadCase(caseId);
  const keyOf = useIdempotencyKey();
  return async (note: RichText) => {
    await api.call(createCaseNote, { params: { id: caseId }, body: { note }, idempotencyKey: keyOf(note) });
    await reload();
  };
}
