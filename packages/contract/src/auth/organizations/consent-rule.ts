import * as z from 'zod/mini';
import { NOTHING_SELECTED } from '../../fields/select.ts';

/** What happens when forms are sent without consent. */
export const consentRules = ['warns', 'refuses'] as const;
export type ConsentRule = (typeof consentRules)[number];

export const consentRule = z.enum(consentRules, NOTHING_SELECTED);
