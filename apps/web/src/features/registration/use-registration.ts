import { useSyncExternalStore } from 'react';
import { createRegistrationStore, type RegistrationStore } from './registration-store.ts';

let store: RegistrationStore | undefined;

/** The registration of this tab, for every step of it. */
export function useRegistration() {
  store ??= createRegistrationStore();
  return { registration: useSyncExternalStore(store.subscribe, store.get), change: store };
}
