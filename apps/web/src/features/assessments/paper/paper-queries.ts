import {
  askForSecondEntry,
  compareEntries,
  decideDifferences,
  finishPaper,
  type PaperEntry,
  printAdministration,
  readPaper,
} from '@hub/contract/core/administrations/paper';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useEndpointQuery } from '../../../lib/api/use-endpoint.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { type OneForm, useAction } from '../assessment-queries.ts';

/** Never loaded again automatically, because the entries on the screen are newer. */
export const usePaper = (params: OneForm) =>
  useEndpointQuery(readPaper, { params }, { refetchOnWindowFocus: false, gcTime: 0 });

export const useSecondEntry = (params: OneForm) => useAction(askForSecondEntry, () => ({ params }));

export const useCompare = (params: OneForm) => useAction(compareEntries, () => ({ params }));

export const useDecide = (params: OneForm) =>
  useAction(decideDifferences, (decisions: readonly PaperEntry[]) => ({ params, body: { decisions } }));

export const useFinishPaper = (params: OneForm) =>
  useAction(finishPaper, (completedOn: string) => ({ params, body: { completedOn } }));

/** Downloads the form to fill in with a pen. */
export function usePrintAdministration(params: OneForm, number: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async () => saveFile(await api.download(printAdministration, { params }), `${number}.pdf`),
  });
}
