import { type Queue, RETRYING } from '../jobs/queues.ts';

export const SIGN_IN_LOCKED_QUEUE = 'sign-in-locked';
export const FORGOT_PASSWORD_QUEUE = 'forgot-password';

export const identityQueues: readonly Queue[] = [
  { name: SIGN_IN_LOCKED_QUEUE, ...RETRYING },
  { name: FORGOT_PASSWORD_QUEUE, ...RETRYING },
];
