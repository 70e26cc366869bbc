/** How often a proof repeats: a few times with the other tests, many times in `npm run proof`. */
export const count = (small: number, full: number) => (process.env.PROOF === 'full' ? full : small);
