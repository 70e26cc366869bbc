/**
 * For processes that live as long as a test: the code of the embedded database is compiled quickly rather than well.
 * They are ready sooner and take half the work to get there.
 */
export const QUICK_START = ['--liftoff-only'];
