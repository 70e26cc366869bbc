import { listProductForms, previewForm } from '@hub/contract/core/forms/forms';
import { useEndpointQuery } from '../../../lib/api/use-endpoint.ts';

// Apart from the queries of the library, which every signed-in page loads.
export const useProductForms = (productId: string, { enabled }: { enabled: boolean }) =>
  useEndpointQuery(
    listProductForms,
    { params: { id: productId } },
    { enabled, select: ({ items }) => items },
  );

/** The form as a respondent sees it. */
export const useFormPreview = (productId: string, formId: string) =>
  useEndpointQuery(previewForm, { params: { id: productId, formId } });
