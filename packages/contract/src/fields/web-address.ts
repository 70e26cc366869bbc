import * as z from 'zod/mini';
import { TOO_LONG } from './text.ts';

const MAX_LENGTH = 200;
const INVALID = 'Use an address that starts with http:// or https://';
const ADDRESS = /^(https?:\/\/[^\s/?#@]+\.[^\s/?#@]{2,}([/?#]\S*)?)?$/i;

/** The address of a site, which may be empty. */
export const webAddress = z
  .string()
  .check(z.trim(), z.maxLength(MAX_LENGTH, { error: TOO_LONG, abort: true }), z.regex(ADDRESS, INVALID));
