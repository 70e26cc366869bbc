import { updateCase } from '@hub/contract/core/cases/cases';
import type { InputOf } from '@hub/contract/http/endpoint';
import { useApi } from '../../../lib/api/use-api.ts';
import { useShowCase } from './use-show-case.ts';

export function useUpdateCase(id: string) {
  const api = useApi();
  const show = useShowCase();
  return async (body: InputOf<typeof updateCase>['body']) => {
    const changed = await api.call(updateCase, { params: { id }, body });
    await show(changed);
    return changed;
  };
}
