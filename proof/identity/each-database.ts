import { afterAll, beforeAll, describe } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { startTestHub, type TestHub } from '../../apps/server/test/test-hub.ts';

type Proofs = (hub: () => TestHub) => void;
type Environment = Record<string, string>;

const kinds = findPostgresBinaries() ? (['postgres', 'embedded'] as const) : (['embedded'] as const);

/** Runs proofs in which the database has no say on a server of their own. */
export const onOneDatabase = (proofs: Proofs, environment?: Environment) =>
  onKinds(kinds.slice(0, 1), proofs, environment);

/** Runs the same proofs on each kind of database, each time on a server of their own. */
export const onEachDatabase = (proofs: Proofs, environment?: Environment) =>
  onKinds(kinds, proofs, environment);

function onKinds(chosen: readonly (typeof kinds)[number][], proofs: Proofs, environment: Environment = {}) {
  describe.each(chosen)('%s', (kind) => {
    let hub: TestHub;
    beforeAll(async () => {
      hub = await startTestHub({ kind, environment });
    });
    afterAll(() => hub?.close());
    proofs(() => hub);
  });
}
