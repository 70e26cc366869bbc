import type { AuditRule } from '../../http/endpoint.ts';

/** What the audit trail keeps of a call by which somebody changes what belongs to them. */
export const ofOneself = (action: string): AuditRule<unknown> => ({
  action,
  record: 'user',
  ids: (_answer, { userId }) => [userId],
});
