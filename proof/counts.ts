/** How often a proof repeats: a few times with the other tests, many times in `npm run proof`. */
export const count = (small: number, full: number) => (process.env.PROOF === 'full' ? full : small);

/** What goes wrong in one race or kill of many is no bad luck: it is not tried again. */
export const TRIED_ONCE = { retry: 0 };
