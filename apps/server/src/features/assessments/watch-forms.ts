import type { AdministrationState } from '@hub/contract/core/administrations/administration';
import type { Database } from '../../db/database.ts';

/**
 * An open page should show the scores within a second of the last answer; that second includes two polls and two calls.
 */
const LOOK_MS = 200;

type Waiting = { id: string; state: AdministrationState; end: () => void };

/**
 * Calls that wait for a change of a form. While there are any, one query polls all of their forms, whichever instance
 * changes them. No transaction stays open in between.
 */
export function createFormWatch(database: Database) {
  const waiting = new Set<Waiting>();
  let isLooking = false;

  const endAll = () => {
    for (const one of waiting) one.end();
  };

  async function look(): Promise<void> {
    try {
      const ids = [...new Set([...waiting].map(({ id }) => id))];
      const rows = await database.system
        .selectFrom('administrations')
        .select(['id', 'state'])
        .where('id', 'in', ids)
        .execute();
      const states = new Map(rows.map(({ id, state }) => [id, state]));
      for (const one of waiting) if (states.get(one.id) !== one.state) one.end();
    } catch {
      // Each call then reads its form and reports the error.
      endAll();
    }
    isLooking = false;
    lookSoon();
  }

  function lookSoon(): void {
    if (isLooking || waiting.size === 0) return;
    isLooking = true;
    setTimeout(() => void look(), LOOK_MS);
  }

  return {
    /** Resolves when the form changes its state or the time is over. */
    wait: (id: string, state: AdministrationState, seconds: number) =>
      new Promise<void>((resolve) => {
        const one: Waiting = {
          id,
          state,
          end() {
            clearTimeout(over);
            waiting.delete(one);
            resolve();
          },
        };
        const over = setTimeout(one.end, seconds * 1000);
        waiting.add(one);
        lookSoon();
      }),
    /** Ends all waiting. */
    endAll,
  };
}

export type FormWatch = ReturnType<typeof createFormWatch>;
