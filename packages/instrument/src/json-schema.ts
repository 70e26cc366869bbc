import * as z from 'zod/mini';
import { definition } from './definition.ts';

/** The schema for editors, which complete and check a definition while it is written. */
export const toJsonSchema = () => ({ title: 'Instrument', ...z.toJSONSchema(definition, { reused: 'ref' }) });
