import { managedOrganizations } from '../features/profile/current-role.ts';
import { useIsEmailConfirmed, useProfile, useStanding } from '../features/profile/profile-queries.ts';
import { useSession } from '../lib/session/use-session.ts';
import type { Visitor } from './admission.ts';

export function useVisitor(): Visitor {
  const session = useSession();
  const standing = useStanding();
  const isEmailConfirmed = useIsEmailConfirmed();
  const profile = useProfile();
  if (session.status !== 'signed-in') return { kind: 'signed-out' };
  if (standing.status === 'unknown') return { kind: 'unknown' };
  if (standing.status === 'refused') return { kind: 'refused', refusal: standing.refusal };
  if (isEmailConfirmed === false) return { kind: 'unconfirmed' };
  if (!profile.data) return { kind: 'unknown-role' };
  if (profile.data.twoFactorRequired && !profile.data.twoFactorEnabled) return { kind: 'unenrolled' };
  return { kind: managedOrganizations(profile.data).length > 0 ? 'manager' : 'practitioner' };
}
