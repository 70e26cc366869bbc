import type { Administration } from '@hub/contract/core/administrations/administration';
import {
  acknowledgeAlert,
  changeDueDate,
  changeFormReminders,
  changeRespondent,
  copyAdministrationLink,
  createAdministrationCode,
  listAdministrations,
  listClientAdministrations,
  listGivableForms,
  readAdministration,
  readAnswers,
  readScores,
  remindRespondent,
  resendAdministration,
  sendAdministrations,
  startAdministration,
  submitAdministration,
  withdrawAdministration,
} from '@hub/contract/core/administrations/administrations';
import { readAlertBackup, updateAlertBackup } from '@hub/contract/core/administrations/alert-backup';
import { correctAnswers, scoreAgain } from '@hub/contract/core/administrations/corrections';
import { listNeedingAction } from '@hub/contract/core/administrations/needing-action';
import { listNewResults } from '@hub/contract/core/administrations/new-results';
import type { PlannedReminderKind } from '@hub/contract/core/administrations/reminders';
import { acceptReview, discardReview, readReview } from '@hub/contract/core/administrations/reviews';
import { type IntervalLevel, readScoreView } from '@hub/contract/core/administrations/score-view';
import type { NormGroup } from '@hub/contract/core/administrations/scores';
import { listCases } from '@hub/contract/core/cases/cases';
import { listClients } from '@hub/contract/core/clients/clients';
import { path as licensesPath } from '@hub/contract/core/licenses/license';
import type { AnswerOf, AnyEndpoint, InputOf } from '@hub/contract/http/endpoint';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  queryKeyOf,
  subtreeKeyOf,
  useEndpointCall,
  useEndpointQuery,
  useReload,
} from '../../lib/api/use-endpoint.ts';

export type Battery = { caseId: string; batteryId: string };
export type OneForm = Battery & { id: string };

export const useGivableForms = (params: Battery) => useEndpointQuery(listGivableForms, { params });

const SECONDS_BETWEEN_LOOKS = 20;

/** Forms that are out are polled, because a respondent may answer or a mail may be refused at any moment. */
const lookAgain = (isOut: boolean) => (isOut ? SECONDS_BETWEEN_LOOKS * 1000 : false);

const isOut = ({ state }: Pick<Administration, 'state'>) =>
  state === 'waiting' || state === 'opened' || state === 'in-progress' || state === 'submitted';

export const useAdministrations = (params: Battery) =>
  useEndpointQuery(
    listAdministrations,
    { params },
    { refetchInterval: ({ state }) => lookAgain(state.data?.items.some(isOut) ?? false) },
  );

export const useAdministration = (params: OneForm) =>
  useEndpointQuery(
    readAdministration,
    { params },
    { refetchInterval: ({ state }) => lookAgain(state.data ? isOut(state.data) : false) },
  );

export const useAnswers = (params: OneForm) => useEndpointQuery(readAnswers, { params });
export const useScores = (params: OneForm) => useEndpointQuery(readScores, { params });

/** The previous view stays while the next one loads. */
export const useScoreView = (
  params: OneForm,
  query: { version: number; normGroup: NormGroup; interval: IntervalLevel },
) => useEndpointQuery(readScoreView, { params, query }, { placeholderData: keepPreviousData });

export const useClientAdministrations = (id: string, query: { Page: number; PageSize: number }) =>
  useEndpointQuery(
    listClientAdministrations,
    { params: { id }, query },
    { placeholderData: keepPreviousData },
  );

/** Changes of forms also affect their case, their client and the licenses. */
function useReloadAssessments() {
  const reload = useReload();
  return () =>
    reload(
      subtreeKeyOf(listCases),
      subtreeKeyOf(listClients),
      subtreeKeyOf(listNeedingAction),
      licensesPath.split('/').slice(1),
    );
}

const SECONDS_BETWEEN_NEEDS = 120;

/** A watched list is polled, because a new day may begin or a mail may be refused. */
export const useNeedingAction = ({ isWatched = false } = {}) =>
  useEndpointQuery(
    listNeedingAction,
    {},
    { refetchInterval: isWatched ? SECONDS_BETWEEN_NEEDS * 1000 : false },
  );

const SECONDS_BETWEEN_RESULTS = 60;

/** Results that were opened meanwhile, here or on another device, are no longer new. */
export const useNewResults = () =>
  useEndpointQuery(listNewResults, {}, { staleTime: 0, refetchInterval: SECONDS_BETWEEN_RESULTS * 1000 });

export function useSend(params: Battery) {
  const send = useEndpointCall(sendAdministrations);
  const reload = useReloadAssessments();
  return async (body: InputOf<typeof sendAdministrations>['body']) => {
    const sent = await send({ params, body });
    void reload();
    return sent.items;
  };
}

/** An action on one form. Afterwards everything it affects is loaded again, even if it was refused. */
export function useAction<E extends AnyEndpoint, Given>(endpoint: E, inputOf: (given: Given) => object) {
  const act = useEndpointCall(endpoint);
  const reload = useReloadAssessments();
  return useMutation<AnswerOf<E>, Error, Given>({
    mutationFn: (given) => act(inputOf(given) as Parameters<typeof act>[0]),
    onSettled: () => void reload(),
  });
}

export const useResend = (params: OneForm) => useAction(resendAdministration, () => ({ params }));

export const useRemind = (params: OneForm) => useAction(remindRespondent, () => ({ params }));

export const useChangeReminders = (params: OneForm & { respondentId: string }) =>
  useAction(changeFormReminders, (kinds: PlannedReminderKind[]) => ({ params, body: { kinds } }));

export const useChangeAddress = (params: OneForm & { respondentId: string }) =>
  useAction(changeRespondent, (email: string) => ({ params, body: { email } }));

export const useChangeDueDate = (params: OneForm) =>
  useAction(changeDueDate, (dueOn: string) => ({ params, body: { dueOn } }));

export const useWithdraw = (params: OneForm & { respondentId: string }) =>
  useAction(withdrawAdministration, (reason: string) => ({ params, query: { reason } }));

export const useSubmitAsItIs = (params: OneForm) =>
  useAction(submitAdministration, (reason: string) => ({ params, body: { reason } }));

export const useAcknowledge = (params: OneForm & { alertId: string }) =>
  useAction(acknowledgeAlert, (note: string) => ({ params, body: { note } }));

export const useAlertBackup = () => useEndpointQuery(readAlertBackup, {});

export function useNameBackup() {
  const name = useEndpointCall(updateAlertBackup);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (accountId: string | null) => name({ body: { accountId } }),
    onSuccess: (answer) => queryClient.setQueryData(queryKeyOf(readAlertBackup), answer),
  });
}

export const useReview = (params: OneForm) => useEndpointQuery(readReview, { params });

export const useAcceptReview = (params: OneForm) =>
  useAction(acceptReview, (reason: string) => ({ params, body: { reason } }));

export const useDiscard = (params: OneForm) =>
  useAction(discardReview, (reason: string) => ({ params, body: { reason } }));

export const useCorrect = (params: OneForm) =>
  useAction(correctAnswers, (body: InputOf<typeof correctAnswers>['body']) => ({ params, body }));

export const useScoreAgain = (params: OneForm) =>
  useAction(scoreAgain, (body: InputOf<typeof scoreAgain>['body']) => ({ params, body }));

export const useCopyLink = (params: OneForm) => useAction(copyAdministrationLink, () => ({ params }));

export const useCreateCode = (params: OneForm) => useAction(createAdministrationCode, () => ({ params }));

/** Does not load anything again, because the session is over afterwards for most forms. */
export function useStartHere(params: OneForm) {
  const start = useEndpointCall(startAdministration);
  return useMutation({ mutationFn: () => start({ params }) });
}
