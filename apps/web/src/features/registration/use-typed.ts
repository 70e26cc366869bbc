import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { HubFormState } from '../../lib/form/use-hub-form.ts';

/** Tells what stands in a form whenever it changes. */
export function useTyped({ kit }: HubFormState, onTyped: (values: FieldValues) => void) {
  const latest = useRef(onTyped);
  latest.current = onTyped;
  const { form } = kit;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => latest.current(values),
      }),
    [form],
  );
}
