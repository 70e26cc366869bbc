import { confirmEmail } from '@hub/contract/auth/users/email';
import { useApi } from '../../../lib/api/use-api.ts';
import { atField } from '../../../lib/form/server-refusal.ts';
import type { SignedIn } from '../../../lib/session/session-context.ts';
import { useConfirmedSession } from './use-confirmed-session.ts';

/** Confirms the address with the code, and lets the session know. */
export function useConfirmEmail(session: SignedIn) {
  const api = useApi();
  const goOnConfirmed = useConfirmedSession(session);
  return async (code: string) => {
    const accessToken = session.user.access_token;
    const answer = await api
      .call(confirmEmail, { body: { code, accessToken } })
      .catch(atField('code-refused', 'code'));
    if (answer.waitsForApproval) session.end('awaiting-approval');
    else await goOnConfirmed();
  };
}
