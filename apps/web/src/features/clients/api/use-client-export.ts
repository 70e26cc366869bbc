import { exportClients } from '@hub/contract/core/clients/client-files';
import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { browserDay } from '../../../lib/browser-day.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import type { ClientQuery } from '../directory/client-list.ts';

/** Downloads every client that matches, on whichever page of the list it is. */
export function useClientExport() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ Page: _, PageSize: __, ...query }: ClientQuery) => api.download(exportClients, { query }),
    onSuccess: (file) => saveFile(file, `clients-${browserDay()}.csv`),
    onError: (error) =>
      showToast({ message: `The clients could not be exported. ${reasonOf(error)}`, tone: 'alert' }),
  });
}
