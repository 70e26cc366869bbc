const MAX_LENGTH = 64;
const NAME = /^[a-z][a-z0-9_+/-]*$/i;

// Keyed by the lower-case name: there are some hundreds of zones, but unlimited spellings of their names.
const known = new Map<string, string>();

/** The name of a time zone as the time zone database spells it, if there is such a zone. */
export function timeZoneName(spelled: string): string | undefined {
  if (spelled.length > MAX_LENGTH || !NAME.test(spelled)) return undefined;
  const key = spelled.toLowerCase();
  const name = known.get(key) ?? resolve(spelled);
  if (name) known.set(key, name);
  return name;
}

function resolve(spelled: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: spelled }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
