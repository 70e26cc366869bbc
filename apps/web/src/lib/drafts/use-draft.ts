import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { mergeValues } from '../form/merge-values.ts';
import { useSession, useShownOrganization } from '../session/use-session.ts';
import { draftable, isSame, withDraft } from './draft-values.ts';
import { type Draft, draftsOf } from './drafts.ts';

const NOBODY = 'nobody';

type Options = {
  /** Undefined for a form that keeps no draft. */
  name: string | undefined;
  form: UseFormReturn<FieldValues, unknown, FieldValues>;
  secrets: ReadonlySet<string>;
  /** Asks about fields that were changed elsewhere as well. Without it, those of the draft are kept. */
  onRestore?: ((draft: RestoredDraft) => void) | undefined;
};

/** What the form began with then, and what was made of it. */
export type RestoredDraft = { base: FieldValues; mine: FieldValues };

/** Keeps what is typed into a form, and offers it to the same user when the form is opened again. */
export function useDraft({ name, form, secrets, onRestore }: Options) {
  const drafts = useDrafts();
  const started = () => form.formState.defaultValues as FieldValues;

  const [offer, setOffer] = useState((): Draft | undefined => {
    const draft = name === undefined ? undefined : drafts.read(name);
    return draft && !isSame(withDraft(started(), draft.values), started()) ? draft : undefined;
  });
  const isOffered = useRef(false);
  isOffered.current = offer !== undefined;

  function keep(values: FieldValues) {
    if (name === undefined) return;
    const kept = draftable(values, secrets);
    const base = draftable(started(), secrets);
    if (isSame(kept, base)) drafts.drop(name);
    else drafts.keep(name, { values: kept, base });
  }
  const latestKeep = useRef(keep);
  latestKeep.current = keep;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          // A draft that waits for an answer is not written over by the first letter.
          if (!isOffered.current) latestKeep.current(values);
        },
      }),
    [form],
  );

  function put(values: FieldValues) {
    form.reset(values, { keepDefaultValues: true });
    setOffer(undefined);
  }

  return {
    offer,
    restore() {
      if (!offer) return;
      // The record may be another one by now than the one the draft began with.
      const draft = { base: withDraft(started(), offer.base), mine: withDraft(started(), offer.values) };
      if (onRestore) onRestore(draft);
      else put(mergeValues({ ...draft, theirs: started() }).merged);
    },
    /** The answer to a restored draft. */
    put,
    discard() {
      setOffer(undefined);
      keep(form.getValues());
    },
    /** What was typed is saved or abandoned. */
    drop() {
      setOffer(undefined);
      if (name !== undefined) drafts.drop(name);
    },
  };
}

/** The drafts of the user who opened the form: when the session ends, they are still theirs. */
function useDrafts() {
  const session = useSession();
  const shown = useShownOrganization();
  const [subject] = useState(session.status === 'signed-in' ? session.user.profile.sub : NOBODY);
  const [opened] = useState(shown.id);
  return draftsOf({ subject, organization: opened ?? shown.id() ?? '' });
}

/** Whether a form has a draft, for a form that is not open yet. */
export function useKeptDrafts() {
  const drafts = useDrafts();
  return { has: (name: string) => drafts.read(name) !== undefined };
}
