import { sql } from 'kysely';
import { headFile } from '../../apps/server/src/audit/kept-head.ts';
import { verifyChain } from '../../apps/server/src/audit/verify-chain.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import { createLogger } from '../../apps/server/src/logging/logger.ts';
import { loadSecrets } from '../../apps/server/src/security/secrets.ts';
import type { AcknowledgedWrite } from './acknowledged-writes.ts';

/**
 * Reads the audit trail of a stopped server: how many of these writes are missing, and whether the trail is
 * sound.
 */
export async function readTrail(environment: Record<string, string>, writes: AcknowledgedWrite[]) {
  const config = readConfig(environment);
  const database = await connect(config, createLogger('silent'));
  try {
    const { rows } = await sql<{ action: string; sessionId: string }>`
      select action, record_ids[1] as "sessionId" from audit_entries where record = 'session'
    `.execute(database.system);
    const kept = new Set(rows.map((row) => `${row.action} ${row.sessionId}`));
    const missing = writes.filter(
      ({ sessionId, state }) =>
        !kept.has(`open ${sessionId}`) || (state === 'signed out' && !kept.has(`end ${sessionId}`)),
    );
    const head = headFile(config.auditHeadFile).read();
    const { sound } = await verifyChain(database.system, loadSecrets(config).auditChain, head && [head]);
    return { missing: missing.length, sound };
  } finally {
    await database.close();
  }
}
