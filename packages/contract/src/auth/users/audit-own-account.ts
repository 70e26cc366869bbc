import type { AuditRule } from '../../http/endpoint.ts';

/** The audit entry when users change their own account. */
export const auditOwnAccount = (action: string): AuditRule<unknown> => ({
  action,
  record: 'user',
  ids: (_answer, { userId }) => [userId],
});
