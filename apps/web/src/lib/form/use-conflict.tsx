import type { LastChange } from '@hub/contract/core/last-change';
import { type RefObject, useState } from 'react';
import { dialogOnDemand } from '../../ui/on-demand.tsx';
import { ApiProblem, reasonOf } from '../api/api-problem.ts';
import type { RestoredDraft } from '../drafts/use-draft.ts';
import type { Conflict } from './conflict-dialog.tsx';
import type { FieldWords } from './field-words.ts';
import { isSame, mergeValues, type Picks, type Versions } from './merge-values.ts';
import type { HubFormState } from './use-hub-form.ts';

// Two people seldom change the same record at the same time.
const ConflictDialog = dialogOnDemand(
  'What was changed meanwhile',
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog,
);

type Values = Record<string, unknown>;

type Options<Stored, V extends Values> = {
  /** The name of this kind of record. */
  noun: string;
  form: HubFormState;
  /** The record that the form was filled from. It is replaced when the changes of both sides are merged. */
  opened: RefObject<Stored>;
  /** Loads the record again. */
  load: () => Promise<Stored>;
  valuesOf: (stored: Stored) => V;
  words: FieldWords<V>;
  /** Groups of fields that only make sense together. */
  together?: readonly (readonly string[])[];
};

type State<Stored, V extends Values> =
  | { status: 'none' | 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'asking'; action: 'save' | 'restore'; stored: Stored; versions: Versions<V> };

/**
 * Merges the typed values with those that were saved meanwhile, and asks about fields that both sides
 * changed.
 */
export function useConflict<Stored extends { lastChange: LastChange }, V extends Values>(
  options: Options<Stored, V>,
) {
  const { noun, form, opened, load, valuesOf, words, together = [] } = options;
  const [state, setState] = useState<State<Stored, V>>({ status: 'none' });

  async function compare() {
    setState({ status: 'loading' });
    const outcome = await load().then(asking, failed);
    setState((now) => (now.status === 'loading' ? outcome : now));
  }

  function asking(stored: Stored): State<Stored, V> {
    const { form: fields, schema } = form.kit;
    // Parsed by the form's rules, so that both sides have the stored format.
    const mine = schema.parse(fields.getValues()) as V;
    const versions = { base: valuesOf(opened.current), mine, theirs: valuesOf(stored) };
    return { status: 'asking', action: 'save', stored, versions };
  }

  const failed = (error: unknown): State<Stored, V> => ({ status: 'failed', reason: reasonOf(error) });

  /** The dialog's answer; undefined if it was closed. */
  function answer(picks: Picks | undefined) {
    setState({ status: 'none' });
    if (state.status !== 'asking' || !picks) return;
    const { merged } = mergeValues(state.versions, { together, picks });
    if (state.action === 'restore') return form.draft.put(merged);
    opened.current = state.stored;
    form.startFrom(state.versions.theirs, merged);
    void form.submit();
  }

  function conflict(): Conflict {
    if (state.status === 'failed') return { ...state, retry: () => void compare() };
    if (state.status !== 'asking') return { status: 'loading' };
    const { versions, stored, action } = state;
    const { mine, theirs } = versions;
    const { merged, clashes, theirChanges } = mergeValues(versions, { together });
    return {
      status: 'asking',
      action,
      lastChange: stored.lastChange,
      clashes: clashes.map((path) => ({
        path,
        label: words.labelOf(path, mine),
        mine: words.valueOf(path, mine),
        theirs: words.valueOf(path, theirs),
      })),
      changes: theirChanges.map((path) => ({
        path,
        label: words.labelOf(path, mine),
        value: words.valueOf(path, theirs),
      })),
      isSaved: isSame(merged, theirs),
    };
  }

  return {
    /** Whether the error is a conflict, in which case the user is asked. */
    asksAbout(error: unknown): boolean {
      const isConflict = error instanceof ApiProblem && error.code === 'version-conflict';
      if (isConflict) void compare();
      return isConflict;
    },
    /** Overlays the record with a draft, which may be based on an older version of it. */
    restore({ base, mine }: RestoredDraft) {
      const versions = { base, mine, theirs: valuesOf(opened.current) } as Versions<V>;
      const { merged, clashes } = mergeValues(versions, { together });
      if (clashes.length === 0) form.draft.put(merged);
      else setState({ status: 'asking', action: 'restore', stored: opened.current, versions });
    },
    dialog: state.status !== 'none' && (
      <ConflictDialog title={`This ${noun} was changed meanwhile`} conflict={conflict()} onGone={answer} />
    ),
  };
}
