import type { Member } from '@hub/contract/auth/management/members';
import { ADMIN } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';

export type MemberAction =
  | 'approve'
  | 'deny'
  | 'change-role'
  | 'transfer'
  | 'deactivate'
  | 'enable'
  | 'remove';

const byStatus: Record<UserStatus, readonly MemberAction[]> = {
  PendingEmailConfirmation: [],
  PendingOrgApproval: ['approve', 'deny'],
  Denied: ['approve'],
  Active: ['change-role', 'transfer', 'deactivate', 'remove'],
  Inactive: ['enable', 'transfer', 'remove'],
  Removed: ['enable', 'transfer'],
};

/** The actions that a manager has for an account. Managers cannot deactivate or remove themselves. */
export const actionsFor = ({ status, clients, isOwn }: Pick<Member, 'status' | 'clients' | 'isOwn'>) =>
  byStatus[status].filter((action) => {
    if (action === 'transfer') return clients > 0;
    return !(isOwn && (action === 'deactivate' || action === 'remove'));
  });

export function actionLabel(action: MemberAction, { roleId }: Pick<Member, 'roleId'>): string {
  switch (action) {
    case 'approve':
      return 'Approve';
    case 'deny':
      return 'Deny';
    case 'change-role':
      return roleId === ADMIN ? 'Make practitioner' : 'Make organization manager';
    case 'transfer':
      return 'Transfer clients';
    case 'deactivate':
      return 'Deactivate';
    case 'enable':
      return 'Enable';
    case 'remove':
      return 'Remove';
  }
}
