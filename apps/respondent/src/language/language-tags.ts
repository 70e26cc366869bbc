const FROM_RIGHT = ['ar', 'fa', 'he', 'ur'];

const withoutRegion = (tag: string) => tag.split('-')[0] ?? tag;

export const directionOf = (tag: string) => (FROM_RIGHT.includes(withoutRegion(tag)) ? 'rtl' : 'ltr');

/** The language's own name for itself, capitalized as in a list. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/**
 * The first available language in the reader's order of preference, otherwise the first one that is
 * available.
 */
export function preferredLanguage(available: readonly string[], preferred: readonly string[]): string {
  const found = preferred
    .map((tag) => available.find((each) => withoutRegion(each) === withoutRegion(tag)))
    .find((tag) => tag !== undefined);
  return found ?? available[0] ?? 'en';
}

/** A day that belongs to no time zone, in words. */
export const calendarDay = (day: string, tag: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
