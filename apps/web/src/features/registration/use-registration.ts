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

/** Calls back with the form's values whenever they change. */
export function useValuesChange({ kit }: HubFormState, onChange: (values: FieldValues) => void) {
  const latest = useRef(onChange);
  latest.current = onChange;
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
