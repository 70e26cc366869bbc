import { identityQueues } from './identity/identity-queues.ts';
import type { Queue } from './jobs/queues.ts';
import { mailQueues } from './mail/outbox.ts';

/** Every queue of the hub. Apart from the registry: it is installed without loading the rest of the server. */
export const queues: readonly Queue[] = [...mailQueues, ...identityQueues];
