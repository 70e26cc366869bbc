import type { NewReport } from '@hub/contract/core/reports/new-report';
import type { Report, ReportFile } from '@hub/contract/core/reports/report';
import {
  createReport,
  downloadReports,
  listCaseReports,
  listClientReports,
  listReportableForms,
  previewReport,
  readReportDocument,
  readReportFile,
} from '@hub/contract/core/reports/reports';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../lib/api/api-problem.ts';
import { useApi } from '../../lib/api/use-api.ts';
import {
  queryKeyOf,
  subtreeKeyOf,
  useEndpointCall,
  useEndpointQuery,
  useReload,
} from '../../lib/api/use-endpoint.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../ui/toast/toasts.ts';

/** Loaded again when the tab gets the focus, because a report may have been made in another tab. */
export const useCaseReports = (id: string) =>
  useEndpointQuery(listCaseReports, { params: { id } }, { staleTime: 0 });

export const useReportableForms = (clientId: string) =>
  useEndpointQuery(listReportableForms, { params: { id: clientId } });

/** A report never changes, so it is loaded once. */
export const useReport = (id: string) =>
  useEndpointQuery(readReportDocument, { params: { id } }, { staleTime: Number.POSITIVE_INFINITY });

type ListQuery = {
  Page: number;
  PageSize: number;
  OutputFormat?: number | undefined;
  From?: string | undefined;
  To?: string | undefined;
};

export const useClientReports = (id: string, query: ListQuery) =>
  useEndpointQuery(
    listClientReports,
    { params: { id }, query },
    { staleTime: 0, placeholderData: keepPreviousData },
  );

/** A preview of the report; the previous one stays while the next loads. Offline it fails at once. */
export function useReportPreview(caseId: string, body: NewReport | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [...queryKeyOf(previewReport, { params: { id: caseId } }), body],
    queryFn: ({ signal }) =>
      api.call(previewReport, { params: { id: caseId }, body: body as NewReport, signal }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: 'always',
  });
}

export function useMakeReport(caseId: string, clientId: string) {
  const make = useEndpointCall(createReport);
  const reload = useReload();
  return useMutation({
    // Offline it fails at once, and the dialog keeps the choices.
    networkMode: 'always',
    mutationFn: (body: NewReport) => make({ params: { id: caseId }, body }),
    onSuccess: () =>
      void reload(
        subtreeKeyOf(listCaseReports, { id: caseId }),
        subtreeKeyOf(listClientReports, { id: clientId }),
      ),
  });
}

const fileName = ({ title }: Report, file: ReportFile) =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.${file}`;

export function useDownloadReport() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ report, file }: { report: Report; file: ReportFile }) => {
      const { id, outputFormat } = report;
      const blob = await api.download(readReportFile, { params: { id }, query: { outputFormat, file } });
      saveFile(blob, fileName(report, file));
    },
    onError: (error) =>
      showToast({ message: `The report could not be downloaded. ${reasonOf(error)}`, tone: 'alert' }),
  });
}

/**
 * Opens a report in a new tab. The tab is opened at once, while the browser still allows it for the click,
 * and gets its address when that is known.
 */
export function useViewReport() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ id, outputFormat }: Report) => {
      const tab = window.open('about:blank', '_blank');
      try {
        const query = { outputFormat, actionUrl: 'view' as const };
        const { url } = await api.call(readReportFile, { params: { id }, query });
        if (tab) tab.location.replace(new URL(url, window.location.origin).href);
        else window.location.assign(url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error) =>
      showToast({ message: `The report could not be shown. ${reasonOf(error)}`, tone: 'alert' }),
  });
}

export function useDownloadArchive(clientId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const query = { ids: ids.join(',') };
      saveFile(await api.download(downloadReports, { params: { id: clientId }, query }), 'reports.zip');
    },
    onError: (error) =>
      showToast({ message: `The reports could not be downloaded. ${reasonOf(error)}`, tone: 'alert' }),
  });
}
