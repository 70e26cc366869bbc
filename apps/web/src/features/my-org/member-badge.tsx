import { roles } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import { Badge } from '../../ui/badge/badge.tsx';
import type { Tone } from '../../ui/tone/tone.tsx';

const statuses: Record<UserStatus, { label: string; tone: Tone }> = {
  Active: { label: 'Active', tone: 'success' },
  Inactive: { label: 'Deactivated', tone: 'neutral' },
  Removed: { label: 'Removed', tone: 'neutral' },
  PendingEmailConfirmation: { label: 'Pending email', tone: 'priority' },
  PendingOrgApproval: { label: 'Pending approval', tone: 'priority' },
  Denied: { label: 'Denied', tone: 'alert' },
};

export function MemberBadge({ status }: { status: UserStatus }) {
  const { label, tone } = statuses[status];
  return <Badge tone={tone}>{label}</Badge>;
}

export const roleLabel = (roleId: number) => roles.find(({ id }) => id === roleId)?.label ?? '';
