/** How often a proof repeats: a few times with the other tests, many times in `npm run proof`. */
export const count = (small: number, full: number) => (process.env.PROOF === 'full' ? full : small);

/** A failure in one of many races or kills is a real fault, so the test is not retried. */
export const TRIED_ONCE = { retry: 0 };
