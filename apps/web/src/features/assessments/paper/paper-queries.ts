import {
  askForSecondEntry,
  compareEntries,
  decideDifferences,
  finishPaper,
  type PaperEntry,
  readPaper,
} from '@hub/contract/core/administrations/paper';
import { useEndpointQuery } from '../../../lib/api/use-endpoint.ts';
import { type OneForm, useAction } from '../assessment-queries.ts';

/** Not loaded again by itself: what is typed here is ahead of it. */
export const usePaper = (params: OneForm) =>
  useEndpointQuery(readPaper, { params }, { refetchOnWindowFocus: false, gcTime: 0 });

export const useSecondEntry = (params: OneForm) => useAction(askForSecondEntry, () => ({ params }));

export const useCompare = (params: OneForm) => useAction(compareEntries, () => ({ params }));

export const useDecide = (params: OneForm) =>
  useAction(decideDifferences, (decisions: readonly PaperEntry[]) => ({ params, body: { decisions } }));

export const useFinishPaper = (params: OneForm) =>
  useAction(finishPaper, (completedOn: string) => ({ params, body: { completedOn } }));
