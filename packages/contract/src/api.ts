import * as users from './auth/users/users.ts';
import type { AnyEndpoint } from './http/endpoint.ts';

/** Every endpoint of both services: what is not in this list is not served, documented or fuzzed. */
export const api: readonly AnyEndpoint[] = [...Object.values(users)];
