import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { HubFormState } from '../../lib/form/use-hub-form.ts';
import { createRegistrationStore, type RegistrationStore } from './registration-store.ts';

let store: RegistrationStore | undefined;

/** The registration of this tab, for every step of it. */
export function useRegistration() {
  store ??= createRegistrationStore();
  return { registration: useSyncExternalStore(store.subscribe, store.get), change: store };
}

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
