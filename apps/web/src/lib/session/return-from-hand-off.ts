import { takeHandOff } from '@hub/contract/core/administrations/hand-off';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { createApiClient } from '../api/api-client.ts';

/** The case from which the device was handed over, if whoever signs in now did that. */
export async function returnFromHandOff(accessToken: string): Promise<string | undefined> {
  const api = createApiClient({ accessToken: () => accessToken });
  const { handOff } = await api.call(takeHandOff, {});
  return handOff ? generatePath(paths.case, { id: handOff.caseId }) : undefined;
}
