const PREFIX = 'hub.draft:';

const startOf = (subject: string) => `${PREFIX}${encodeURIComponent(subject)}:`;

/** Whose they are, and in which organization they were typed. */
type Author = { subject: string; organization: string };

type Values = Record<string, unknown>;
type Typed = {
  values: Values;
  /** What the form began with: what differs from it was typed. */
  base: Values;
};
export type Draft = Typed & { savedAt: number };

/**
 * What one user has typed into forms of one organization and not saved. It lives in the storage of this tab, so it
 * outlasts the session but not the tab.
 */
export function draftsOf({ subject, organization }: Author, storage: Storage = sessionStorage) {
  const keyOf = (form: string) => `${startOf(subject)}${organization}:${form}`;
  return {
    read(form: string): Draft | undefined {
      const kept = storage.getItem(keyOf(form));
      return kept === null ? undefined : JSON.parse(kept);
    },
    keep(form: string, typed: Typed, savedAt = Date.now()) {
      try {
        storage.setItem(keyOf(form), JSON.stringify({ savedAt, ...typed } satisfies Draft));
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
