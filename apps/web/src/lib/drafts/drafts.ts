const PREFIX = 'hub.draft:';

const startOf = (subject: string) => `${PREFIX}${encodeURIComponent(subject)}:`;

type Values = Record<string, unknown>;
export type Draft = { savedAt: number; values: Values };

/**
 * What one user has typed into forms and not saved. It lives in the storage of this tab, so it outlasts the
 * session but not the tab.
 */
export function draftsOf(subject: string, storage: Storage = sessionStorage) {
  const keyOf = (form: string) => startOf(subject) + form;
  return {
    read(form: string): Draft | undefined {
      const kept = storage.getItem(keyOf(form));
      return kept === null ? undefined : JSON.parse(kept);
    },
    keep(form: string, values: Values, savedAt = Date.now()) {
      try {
        storage.setItem(keyOf(form), JSON.stringify({ savedAt, values } satisfies Draft));
      } catch {
        // The storage is full. The form itself still has everything.
      }
    },
    drop: (form: string) => storage.removeItem(keyOf(form)),
  };
}

/** Deletes the drafts of other users when a user signs in. */
export function dropDraftsOfOthers(subject: string, storage: Storage = sessionStorage) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) {
    if (key.startsWith(PREFIX) && !key.startsWith(startOf(subject))) storage.removeItem(key);
  }
}
