import {
  deleteSignature,
  drawSignature,
  readSignature,
  type Signature,
  typeSignature,
} from '@hub/contract/auth/users/signature';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { queryKeyOf, useEndpointQuery } from '../../../lib/api/use-endpoint.ts';

export const useSignature = () => useEndpointQuery(readSignature, {});

/** A typed name, or a drawing. */
export function useSaveSignature() {
  const api = useApi();
  const show = useShowSignature();
  return useMutation({
    mutationFn: (signature: string | File) =>
      typeof signature === 'string'
        ? api.call(typeSignature, { body: { text: signature } })
        : api.call(drawSignature, { body: { picture: signature } }),
    onSuccess: ({ signature }) => show(signature),
  });
}

export function useRemoveSignature() {
  const api = useApi();
  const show = useShowSignature();
  return useMutation({ mutationFn: () => api.call(deleteSignature), onSuccess: () => show(null) });
}

function useShowSignature() {
  const queryClient = useQueryClient();
  return (signature: Signature) => queryClient.setQueryData(queryKeyOf(readSignature), { signature });
}
