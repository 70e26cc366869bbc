import { listProductForms, previewForm, printForm, readPrintableForm } from '@hub/contract/core/forms/forms';
import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useEndpointQuery } from '../../../lib/api/use-endpoint.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../ui/toast/toasts.ts';

// Separate from the library's queries, which every signed-in page loads.
export const useProductForms = (productId: string, { enabled }: { enabled: boolean }) =>
  useEndpointQuery(
    listProductForms,
    { params: { id: productId } },
    { enabled, select: ({ items }) => items },
  );

/** The form as a respondent sees it. */
export const useFormPreview = (productId: string, formId: string) =>
  useEndpointQuery(previewForm, { params: { id: productId, formId } });

/** The form that a mailed link leads to. */
export const usePrintableForm = (secret: string) =>
  useEndpointQuery(readPrintableForm, { params: { secret } }, { retry: false });

type BlankForm = { featureId: string; formId: string; language: string };

/** Downloads a blank form to fill in with a pen. */
export function usePrintForm() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ featureId, formId, language }: BlankForm) => {
      const file = await api.download(printForm, { params: { id: featureId }, query: { language } });
      saveFile(file, `${formId}-${language}.pdf`);
    },
    onSuccess: () => showToast({ message: 'The form was downloaded', tone: 'success' }),
    onError: (error) =>
      showToast({ message: `The form could not be printed. ${reasonOf(error)}`, tone: 'alert' }),
  });
}
