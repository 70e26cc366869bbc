import { createClient } from '@hub/contract/core/clients/clients';
import type { InputOf } from '@hub/contract/http/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { clientKeys } from './client-keys.ts';

/** However often the same client is sent, it is added once. */
export function useAddClient() {
  const api = useApi();
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return async (body: InputOf<typeof createClient>['body']) => {
    const client = await api.call(createClient, { body, idempotencyKey: keyOf(body) });
    void queryClient.invalidateQueries({ queryKey: clientKeys.list });
    return client;
  };
}
