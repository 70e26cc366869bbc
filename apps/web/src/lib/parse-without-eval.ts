import { config } from 'zod/mini';

// zod looks for `eval` when the first schema is made, and the content security policy reports the attempt.
// So this module comes before every import that reaches the contract.
config({ jitless: true });
