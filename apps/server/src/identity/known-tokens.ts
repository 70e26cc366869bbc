const MAX_TOKENS = 10_000;

/** Caches tokens with a verified signature until they expire. It does not cover whether the session is still alive. */
export function createKnownTokens<Read>() {
  const known = new Map<string, { read: Read; expiresAt: number }>();
  return {
    find(token: string): Read | undefined {
      const found = known.get(token);
      if (!found) return undefined;
      if (Date.now() < found.expiresAt) return found.read;
      known.delete(token);
      return undefined;
    },
    keep(token: string, read: Read, expiresAt: number): void {
      const [oldest] = known.keys();
      if (known.size >= MAX_TOKENS && oldest !== undefined) known.delete(oldest);
      known.set(token, { read, expiresAt });
    },
    forget: () => known.clear(),
  };
}
