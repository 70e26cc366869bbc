import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSession } from '../session/use-session.ts';
import { draftable, isSame, withDraft } from './draft-values.ts';
import { type Draft, draftsOf } from './drafts.ts';

const NOBODY = 'nobody';

type Options = {
  /** Undefined for a form that keeps no draft. */
  name: string | undefined;
  form: UseFormReturn<FieldValues, unknown, FieldValues>;
  secrets: ReadonlySet<string>;
};

/** Keeps what is typed into a form, and offers it to the same user when the form is opened again. */
export function useDraft({ name, form, secrets }: Options) {
  const session = useSession();
  // The user who opened the form: when the session ends, the draft is still theirs.
  const [subject] = useState(session.status === 'signed-in' ? session.user.profile.sub : NOBODY);
  const drafts = draftsOf(subject);
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
    if (isSame(kept, draftable(started(), secrets))) drafts.drop(name);
    else drafts.keep(name, kept);
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

  return {
    offer,
    restore() {
      if (!offer) return;
      form.reset(withDraft(started(), offer.values), { keepDefaultValues: true });
      setOffer(undefined);
    },
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

/** Whether a form has a draft, for a form that is not open yet. */
export function useKeptDrafts() {
  const session = useSession();
  const [drafts] = useState(() =>
    session.status === 'signed-in' ? draftsOf(session.user.profile.sub) : undefined,
  );
  return { has: (name: string) => drafts?.read(name) !== undefined };
}
