import { MAX_INVITED_PER_REQUEST } from '@hub/contract/auth/management/invitations';
import { givenRole } from '@hub/contract/auth/management/members';
import { crossFieldRule } from '@hub/contract/fields/cross-field-rule';
import { filled, requiredString } from '@hub/contract/fields/required';
import * as z from 'zod/mini';
import { pastedAddresses } from './pasted-addresses.ts';

const PASTED_MAX_LENGTH = 20_000;

const fields = z.object({
  addresses: requiredString().check(filled(), z.maxLength(PASTED_MAX_LENGTH)),
  roleId: givenRole,
});

/** The error about the pasted addresses, which names each bad one. */
export function wrongAddresses(text: string): string | undefined {
  const { addresses, wrong } = pastedAddresses(text);
  if (wrong.length > 0) return `Not an email address: ${wrong.join(', ')}`;
  if (addresses.length === 0 && text.trim() !== '') return 'Name at least one address';
  const excess = addresses.length - MAX_INVITED_PER_REQUEST;
  return excess > 0 ? `At most ${MAX_INVITED_PER_REQUEST} at once: leave out ${excess}` : undefined;
}

export const inviteFormSchema = crossFieldRule(fields, ({ addresses }) => {
  const message = wrongAddresses(String(addresses ?? ''));
  return message ? [{ path: 'addresses', message }] : [];
});
