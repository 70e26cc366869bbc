const KEY = 'hub.hand-over';

/** Where the respondent goes on when the practitioner's session has ended, at the provider too. */
export const keepHandOver = (address: string) => sessionStorage.setItem(KEY, address);

/** Returns the address and forgets it. */
export function takeHandOver(): string | undefined {
  const address = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return address ?? undefined;
}
