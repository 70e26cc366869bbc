import { identityQueues } from './identity/identity-queues.ts';
import type { Queue } from './jobs/queues.ts';
import { mailQueues } from './mail/outbox.ts';

/** All queues of the hub. Separate from the registry, so that installing them does not load the rest of the server. */
export const queues: readonly Queue[] = [...mailQueues, ...identityQueues];
