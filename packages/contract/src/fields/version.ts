import * as z from 'zod/mini';
import { REQUIRED } from './required.ts';

const LAST = 2_147_483_647;
const UNKNOWN = 'Send the version that was read';

/** The version of a record that was changed. Saving an outdated version is refused. */
export const version = z.int(REQUIRED).check(z.gte(1, UNKNOWN), z.lte(LAST, UNKNOWN));
