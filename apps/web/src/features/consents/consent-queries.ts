import { listCases } from '@hub/contract/core/cases/cases';
import { createConsent, listConsents, withdrawConsent } from '@hub/contract/core/consents/consents';
import type { InputOf } from '@hub/contract/http/endpoint';
import { useMutation } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { subtreeKeyOf, useEndpointCall, useEndpointQuery, useReload } from '../../lib/api/use-endpoint.ts';

export const useConsents = (caseId: string) => useEndpointQuery(listConsents, { params: { caseId } });

/** A change of consent affects the forms of its case. */
function useReloadCase() {
  const reload = useReload();
  return () => reload(subtreeKeyOf(listCases));
}

export function useRecordConsent(caseId: string) {
  const create = useEndpointCall(createConsent);
  const reload = useReloadCase();
  return async (body: InputOf<typeof createConsent>['body']) => {
    const consent = await create({ params: { caseId }, body });
    await reload();
    return consent;
  };
}

type Withdrawal = { reason: string; withdrawOpen: boolean };

export function useWithdrawConsent(caseId: string, id: string) {
  const withdraw = useEndpointCall(withdrawConsent);
  const reload = useReloadCase();
  return useMutation({
    mutationFn: (body: Withdrawal) => withdraw({ params: { caseId, id }, body }),
    onSettled: () => void reload(),
  });
}

/** Forms are still out, so withdrawing the consent needs a confirmation that they are withdrawn with it. */
export const hasFormsOut = (error: unknown) =>
  error instanceof ApiProblem && error.code === 'consent-forms-out';
