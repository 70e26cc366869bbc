import type { TestHub } from './test-hub.ts';

/** What the audit trail keeps of the call that was answered. */
export const auditOf = (hub: TestHub, answer: { headers: Headers }) =>
  hub.database.system
    .selectFrom('audit_entries')
    .select(['action', 'record', 'record_ids'])
    .where('request_id', '=', answer.headers.get('x-request-id'))
    .execute();
