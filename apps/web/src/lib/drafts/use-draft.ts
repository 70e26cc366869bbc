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
  /** Asks about fields that were also changed elsewhere. Without it, the draft's values are kept. */
  onRestore?: ((draft: RestoredDraft) => void) | undefined;
};

/** The form's initial values at the time of the draft, and the typed values. */
export type RestoredDraft = { base: FieldValues; mine: FieldValues };

/** Stores what is typed into a form, and offers it to the same user when the form is opened again. */
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
          // While a draft is offered, typing must not overwrite it.
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
      // The record may have changed since the draft was begun.
      const draft = { base: withDraft(started(), offer.base), mine: withDraft(started(), offer.values) };
      if (onRestore) onRestore(draft);
      else put(mergeValues({ ...draft, theirs: started() }).merged);
    },
    /** The user's answer to the offer of a draft. */
    put,
    discard() {
      setOffer(undefined);
      keep(form.getValues());
    },
    /** Called when the values are saved or abandoned. */
    drop() {
      setOffer(undefined);
      if (name !== undefined) drafts.drop(name);
    },
  };
}

/** The drafts of the user who opened the form. They stay theirs when the session ends. */
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
