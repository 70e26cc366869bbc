import { createCase } from '@hub/contract/core/cases/cases';
import type { InputOf } from '@hub/contract/http/endpoint';
import { useApi } from '../../../lib/api/use-api.ts';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { useShowCase } from './use-show-case.ts';

/** However often the same case is sent, it is opened once. */
export function useAddCase() {
  const api = useApi();
  const show = useShowCase();
  const keyOf = useIdempotencyKey();
  return async (body: InputOf<typeof createCase>['body']) => {
    const added = await api.call(createCase, { body, idempotencyKey: keyOf(body) });
    void show(added);
    return added;
  };
}
