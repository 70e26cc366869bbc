import type { CaseNote } from '@hub/contract/core/cases/case-note';
import { useState } from 'react';
import { useKeptDrafts } from '../../../lib/drafts/use-draft.ts';

export const NEW = 'new';

/** The keys of the drafts of notes. */
export const newNoteDraft = (caseId: string) => `new-note:${caseId}`;
export const noteDraft = (noteId: string) => `note:${noteId}`;

/** The id of a note, or NEW. */
type Written = string | undefined;

type Options = { caseId: string; notes: readonly CaseNote[]; isClosed: boolean };

/** Which note is being written, one at a time. A note with a draft is opened again. */
export function useWriting({ caseId, notes, isClosed }: Options) {
  const drafts = useKeptDrafts();
  const [state, setState] = useState((): { now: Written; before: Written } => {
    if (isClosed) return { now: undefined, before: undefined };
    const isBegun = drafts.has(newNoteDraft(caseId));
    return { now: isBegun ? NEW : notes.find(({ id }) => drafts.has(noteDraft(id)))?.id, before: undefined };
  });
  return {
    /** Undefined if no note is being written. */
    now: state.now,
    /** The previous one: the focus returns to its button. */
    before: state.before,
    begin: (id: string) => setState({ now: id, before: undefined }),
    end: () => setState({ now: undefined, before: state.now }),
  };
}

export type Writing = ReturnType<typeof useWriting>;
