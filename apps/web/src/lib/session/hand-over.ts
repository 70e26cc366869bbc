const ADDRESS = 'hub.hand-over';
const DEVICE = 'hub.handed-over';

/** Where the respondent goes on when the practitioner's session has ended, at the provider too. */
export const keepHandOver = (address: string) => sessionStorage.setItem(ADDRESS, address);

/** Returns the address and forgets it. */
export function takeHandOver(): string | undefined {
  const address = sessionStorage.getItem(ADDRESS);
  sessionStorage.removeItem(ADDRESS);
  return address ?? undefined;
}

/** Since the device was handed over nobody has signed in on it. It says nothing about anybody. */
export const isHandedOver = () => localStorage.getItem(DEVICE) !== null;

/** The other tabs notice. */
export const markHandedOver = () => localStorage.setItem(DEVICE, 'true');

export const takeBack = () => localStorage.removeItem(DEVICE);

/** A tab of a device that was handed over in another one shows nothing more, and keeps nothing. */
export function leaveWhenHandedOver(login: string): void {
  const leave = () => {
    document.documentElement.hidden = true;
    sessionStorage.clear();
    window.location.replace(login);
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === DEVICE && newValue !== null) leave();
  });
  // The back button shows a page as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isHandedOver()) leave();
  });
}
