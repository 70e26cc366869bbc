import { takeHandOff } from '@hub/contract/core/administrations/hand-off';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { createApiClient } from '../api/api-client.ts';

/** Opens the case from which the device was handed over, if whoever has signed in now did that; else nothing. */
export async function goBackFromHandOff(accessToken: string): Promise<void> {
  const api = createApiClient({ accessToken: () => accessToken });
  const { handOff } = await api.call(takeHandOff, {}).catch(() => ({ handOff: null }));
  // The router is on its way to another page by now.
  if (handOff) window.location.replace(generatePath(paths.case, { id: handOff.caseId }));
}
