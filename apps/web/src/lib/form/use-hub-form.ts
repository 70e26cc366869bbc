import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldValues, get, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type RestoredDraft, useDraft } from '../drafts/use-draft.ts';
import type { FormKit } from './form-kit.ts';
import { fieldErrors, type Refusal, wrongIn } from './schema-errors.ts';
import { refusedBy } from './server-refusal.ts';
import { useOnceReleased } from './use-once-released.ts';

type FormSchema = z.ZodMiniType<FieldValues, FieldValues>;

type Options<Schema extends FormSchema, Saved> = {
  schema: Schema;
  defaultValues: z.input<Schema>;
  /** Throws what the server refuses. */
  onSubmit: (values: z.output<Schema>) => Promise<Saved>;
  /** Nothing in the form is unsaved any more, so this may navigate. */
  onSaved?: (saved: Saved) => void;
  /** Names the form, and the record it edits, among all drafts of the user. Without it nothing is kept. */
  draftKey?: string;
  /** The form's name for a path of the server, where they differ. */
  fieldOf?: (path: string) => string;
  /** The name of the input of a field, where it is not the path. */
  inputNameOf?: (path: string) => string;
  /** Gets a failure first and returns true if it has shown all of it. */
  onFailure?: (error: unknown) => boolean;
  /** Restores a draft, and asks about fields that were changed elsewhere as well. */
  onRestore?: (draft: RestoredDraft) => void;
};

const same = (path: string) => path;

export type HubFormState = ReturnType<typeof useHubForm>;

/** A form whose values follow a schema made of the contract's rules. `HubForm` shows it. */
export function useHubForm<Schema extends FormSchema, Saved>(options: Options<Schema, Saved>) {
  const { schema, onSubmit, onSaved, onFailure, fieldOf = same, inputNameOf = same } = options;
  const element = useRef<HTMLFormElement>(null);
  const refusals = useRef<readonly Refusal[]>([]);
  const isBusy = useRef(false);
  const [failure, setFailure] = useState<readonly string[]>([]);
  const [registered] = useState(() => ({ labels: new Map<string, string>(), secrets: new Set<string>() }));

  const form = useForm<FieldValues, unknown, FieldValues>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // The first field on the screen gets the focus instead.
    shouldFocusError: false,
    defaultValues: options.defaultValues as DefaultValues<FieldValues>,
    resolver: (values) => {
      const wrong = wrongIn(schema, values, refusals.current);
      if (wrong.size > 0) return { values: {}, errors: fieldErrors(wrong) };
      return { values: schema.parse(values), errors: {} };
    },
  });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const onceReleased = useOnceReleased();
  const draft = useDraft({
    name: options.draftKey,
    form,
    secrets: registered.secrets,
    onRestore: options.onRestore,
  });

  async function send(values: FieldValues) {
    const saved = await onSubmit(values as z.output<Schema>);
    // At once, so that the question before leaving a changed form is not asked.
    flushSync(() => form.reset(form.getValues(), { keepIsSubmitSuccessful: true }));
    draft.drop();
    onSaved?.(saved);
  }

  async function showRefusal(error: unknown) {
    const { onFields, others } = refusedBy(error, (path) => {
      const field = fieldOf(path);
      return registered.labels.has(field) ? field : undefined;
    });
    refusals.current = onFields.map((refusal) => ({
      ...refusal,
      value: get(form.getValues(), refusal.path),
    }));
    flushSync(() => setFailure(others));
    const paths = onFields.map(({ path }) => path);
    await form.trigger(paths);
    if (!focusFirst(element.current, paths)) focusFailure(element.current);
  }

  function showWrong() {
    const wrong = wrongIn(schema, form.getValues());
    if (focusFirst(element.current, [...wrong.keys()])) return;
    flushSync(() => setFailure([...new Set(wrong.values())]));
    focusFailure(element.current);
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    refusals.current = [];
    setFailure([]);
    try {
      await form.handleSubmit(send, showWrong)();
    } catch (error) {
      if (!onFailure?.(error)) await showRefusal(error);
    } finally {
      isBusy.current = false;
    }
  }

  return {
    kit: { form, schema, inputNameOf, onceReleased, ...registered } satisfies FormKit,
    element,
    submit,
    /** Begins anew with other values, some of which are changed already. */
    startFrom(base: z.input<Schema>, values: z.input<Schema>) {
      // At once, so that the draft is what differs from them.
      flushSync(() => form.reset(base));
      form.reset(values, { keepDefaultValues: true });
    },
    /** Messages of the server that belong to no field. */
    failure,
    dismissFailure: () => setFailure([]),
    draft,
    /** Different from where it started, or from what was saved last. */
    isDirty,
    status: statusOf({ isDirty, isSubmitting, isSubmitSuccessful }),
  };
}

type FormStatus = 'untouched' | 'dirty' | 'submitting' | 'submitted';
type Facts = { isDirty: boolean; isSubmitting: boolean; isSubmitSuccessful: boolean };

function statusOf({ isDirty, isSubmitting, isSubmitSuccessful }: Facts): FormStatus {
  if (isSubmitting) return 'submitting';
  if (isDirty) return 'dirty';
  return isSubmitSuccessful ? 'submitted' : 'untouched';
}

const TYPED =
  ':is(input:not([type="hidden"]), textarea, [contenteditable="true"]):not([hidden], [tabindex="-1"], :disabled)';

/** Moves the focus to the first of these fields on the screen, and answers whether there is one. */
function focusFirst(form: HTMLElement | null, paths: readonly string[]): boolean {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const first = fields.find(({ dataset }) => paths.includes(dataset.field ?? ''));
  // The toolbar of an editor comes before its text, and a select is a button.
  const control = first?.querySelector<HTMLElement>(TYPED) ?? first?.querySelector<HTMLElement>('button');
  control?.focus();
  return Boolean(control);
}

/** Moves the focus to the messages that belong to no field. */
function focusFailure(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[data-failure]')?.focus();
}
