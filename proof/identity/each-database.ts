import { afterAll, beforeAll, describe } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { startTestHub, type TestHub } from '../../apps/server/test/test-hub.ts';

const kinds = findPostgresBinaries() ? (['embedded', 'postgres'] as const) : (['embedded'] as const);

/** Runs the same proofs on each kind of database, each time on a server of their own. */
export function onEachDatabase(
  proofs: (hub: () => TestHub) => void,
  environment: Record<string, string> = {},
): void {
  describe.each(kinds)('%s', (kind) => {
    let hub: TestHub;
    beforeAll(async () => {
      hub = await startTestHub({ kind, environment });
    });
    afterAll(() => hub?.close());
    proofs(() => hub);
  });
}
