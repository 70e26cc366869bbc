/** The zones that this browser knows, and the one that is set. */
export const zonesWith = (current: string | null) =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(current ? [current] : [])])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));
