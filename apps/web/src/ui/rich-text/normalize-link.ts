/** The address that a link gets for what was typed, or null where it must not become a link. */
export type NormalizeLink = (typed: string) => string | null;
