import { type PaperMark, saveEntries } from '@hub/contract/core/administrations/paper';
import { useRef, useState } from 'react';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { useEndpointCall } from '../../../lib/api/use-endpoint.ts';
import type { OneForm } from '../assessment-queries.ts';
import type { Entries } from './paper-lines.ts';

const AGAIN_AFTER_MS = 2000;
/** The statuses after which sending again would not help. */
const REFUSED = [400, 404, 409];

export type Saving = 'saved' | 'saving' | 'failing';

/**
 * Saves entries at once, one call after the other, so that the latest entry wins. Failed calls are repeated
 * until they succeed; refusals are reported.
 */
export function useEntrySaving(
  params: OneForm,
  phase: 'first' | 'second',
  start: Entries,
  onRefused: (error: ApiProblem) => void,
) {
  const save = useEndpointCall(saveEntries);
  const [entries, setEntries] = useState(start);
  const [saving, setSaving] = useState<Saving>('saved');
  const waiting = useRef(new Map<string, PaperMark>());
  const isRunning = useRef(false);

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    while (waiting.current.size > 0) {
      const sent = [...waiting.current];
      try {
        await save({ params, body: { phase, entries: sent.map(([item, entry]) => ({ item, entry })) } });
      } catch (error) {
        if (error instanceof ApiProblem && REFUSED.includes(error.status)) {
          waiting.current.clear();
          onRefused(error);
          break;
        }
        setSaving('failing');
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
        continue;
      }
      // Entries that were changed meanwhile stay and are sent again.
      for (const [item, entry] of sent) {
        if (waiting.current.get(item) === entry) waiting.current.delete(item);
      }
    }
    isRunning.current = false;
    setSaving('saved');
  }

  return {
    entries,
    saving,
    enter(item: string, entry: PaperMark) {
      setEntries((before) => new Map([...before, [item, entry]]));
      waiting.current.set(item, entry);
      setSaving((before) => (before === 'failing' ? before : 'saving'));
      void run();
    },
  };
}
