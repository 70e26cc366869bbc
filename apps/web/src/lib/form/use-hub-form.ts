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
  /** Throws the server's refusal. */
  onSubmit: (values: z.output<Schema>) => Promise<Saved>;
  /** The form is clean now, so this may navigate. */
  onSaved?: (saved: Saved) => void;
  /** Identifies the form and its record among all drafts of the user. Without it no draft is stored. */
  draftKey?: string;
  /** Maps a path of the server to the form's field, if they differ. */
  fieldOf?: (path: string) => string;
  /** The input name of a field, if it differs from the path. */
  inputNameOf?: (path: string) => string;
  /** Gets a failure first, and returns true if it has shown all of it. */
  onFailure?: (error: unknown) => boolean;
  /** Restores a draft, and asks about fields that were also changed elsewhere. */
  onRestore?: (draft: RestoredDraft) => void;
};

const same = (path: string) => path;

export type HubFormState = ReturnType<typeof useHubForm>;

/** A form with a schema built from the contract's rules. `HubForm` renders it. */
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
    // `focusFirst` moves the focus instead, to the first of the fields on the screen.
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
    // Rendered at once, so that the guard against leaving a changed form does not ask.
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
    /** Restarts the form with a new base and with values that already differ from it. */
    startFrom(base: z.input<Schema>, values: z.input<Schema>) {
      // Rendered at once, so that the draft is the difference to this base.
      flushSync(() => form.reset(base));
      form.reset(values, { keepDefaultValues: true });
    },
    /** Messages of the server that belong to no field. */
    failure,
    dismissFailure: () => setFailure([]),
    draft,
    /** Differs from the initial values, or from the last saved ones. */
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

/** Moves the focus to the first of these fields on the screen, and returns whether there was one. */
function focusFirst(form: HTMLElement | null, paths: readonly string[]): boolean {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const first = fields.find(({ dataset }) => paths.includes(dataset.field ?? ''));
  // An editor has a toolbar before its text field, and a select is a button.
  const control = first?.querySelector<HTMLElement>(TYPED) ?? first?.querySelector<HTMLElement>('button');
  control?.focus();
  return Boolean(control);
}

/** Moves the focus to the messages that belong to no field. */
function focusFailure(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[data-failure]')?.focus();
}
