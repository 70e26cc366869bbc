import { CODE_LENGTH } from '@hub/contract/auth/users/email';

/** A code is pasted with spaces, hyphens or the words around it. */
export const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, CODE_LENGTH);
