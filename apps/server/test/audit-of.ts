import type { TestHub } from './test-hub.ts';

/** The audit entries of an answered call. */
export const auditOf = (hub: TestHub, answer: { headers: Headers }) =>
  hub.database.system
    .selectFrom('audit_entries')
    .select(['action', 'record', 'record_ids'])
    .where('request_id', '=', answer.headers.get('x-request-id'))
    .execute();
