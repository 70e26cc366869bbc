import * as z from 'zod/mini';
import { REQUIRED } from './required.ts';

const LAST = 2_147_483_647;
const UNKNOWN = 'Send the version that was read';

/** Which state of a record was changed: the save of an older one is refused. */
export const version = z.int(REQUIRED).check(z.gte(1, UNKNOWN), z.lte(LAST, UNKNOWN));
