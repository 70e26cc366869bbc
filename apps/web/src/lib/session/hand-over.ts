const ADDRESS = 'hub.hand-over';
const DEVICE = 'hub.handed-over';

/**
 * Stores the respondent's address, which opens after the practitioner's session has ended at the provider
 * too.
 */
export const keepHandOver = (address: string) => sessionStorage.setItem(ADDRESS, address);

/** Returns the address and deletes it. */
export function takeHandOver(): string | undefined {
  const address = sessionStorage.getItem(ADDRESS);
  sessionStorage.removeItem(ADDRESS);
  return address ?? undefined;
}

/**
 * Whether nobody has signed in since the device was handed over. The mark does not say whose device it is.
 */
export const isHandedOver = () => localStorage.getItem(DEVICE) !== null;

/** The other tabs receive a storage event. */
export const markHandedOver = () => localStorage.setItem(DEVICE, 'true');

export const takeBack = () => localStorage.removeItem(DEVICE);

/** When the device is handed over in another tab, this tab hides its page and deletes its data. */
export function leaveWhenHandedOver(login: string): void {
  const leave = () => {
    document.documentElement.hidden = true;
    sessionStorage.clear();
    window.location.replace(login);
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === DEVICE && newValue !== null) leave();
  });
  // The back button may restore a page from the browser's cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isHandedOver()) leave();
  });
}
