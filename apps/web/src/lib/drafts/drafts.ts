const PREFIX = 'hub.draft:';

const startOf = (subject: string) => `${PREFIX}${encodeURIComponent(subject)}:`;

/** The user who typed the draft, and the organization in which they typed it. */
type Author = { subject: string; organization: string };

type Values = Record<string, unknown>;
type Typed = {
  values: Values;
  /** The initial values of the form: values that differ from them were typed. */
  base: Values;
};
export type Draft = Typed & { savedAt: number };

/**
 * The drafts of one user in one organization. They are stored in this tab's storage, so they outlast the
 * session but not the tab.
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
