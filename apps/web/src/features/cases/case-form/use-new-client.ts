import type { Client } from '@hub/contract/core/clients/client';
import { createClient } from '@hub/contract/core/clients/clients';
import { dateOfBirth } from '@hub/contract/fields/date-of-birth';
import { name } from '@hub/contract/fields/name';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { recordKeys } from '../../../lib/api/record-keys.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { browserDay } from '../../../lib/browser-day.ts';
import { tellFailure } from '../../../lib/form/tell-failure.ts';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';

/** The form of a client of whom no more is said than a case needs. */
export function useNewClient(onAdded: (client: Client) => void) {
  const api = useApi();
  const loaded = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [schema] = useState(() =>
    z.object({ firstName: name, lastName: name, dateOfBirth: dateOfBirth(browserDay()) }),
  );
  return useHubForm({
    schema,
    defaultValues: { firstName: '', lastName: '', dateOfBirth: '' },
    draftKey: 'new-client-of-case',
    onSubmit: (body) => api.call(createClient, { body, idempotencyKey: keyOf(body) }),
    onSaved: (client) => {
      void loaded.invalidateQueries({ queryKey: recordKeys.clients });
      onAdded(client);
    },
    onFailure: tellFailure,
  });
}
