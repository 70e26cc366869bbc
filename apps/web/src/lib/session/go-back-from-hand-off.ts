import { takeHandOff } from '@hub/contract/core/administrations/hand-off';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { createApiClient } from '../api/api-client.ts';

/** Opens the case that the device was handed over from, if the user who has signed in now handed it over. */
export async function goBackFromHandOff(accessToken: string): Promise<void> {
  const api = createApiClient({ accessToken: () => accessToken });
  const { handOff } = await api.call(takeHandOff, {}).catch(() => ({ handOff: null }));
  // The router is already navigating to another page.
  if (handOff) window.location.replace(generatePath(paths.case, { id: handOff.caseId }));
}
