import type { AuditRule } from '../../http/endpoint.ts';

/** The audit entry of a call by which users change their own account. */
export const auditOwnAccount = (action: string): AuditRule<unknown> => ({
  action,
  record: 'user',
  ids: (_answer, { userId }) => [userId],
});
