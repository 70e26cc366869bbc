import type { UserAccount } from '../../accounts/user-repository.ts';

/** Whether some organization still lets them in, as they can show by signing in. */
export const canSignIn = ({ status }: UserAccount) =>
  status === 'Active' || status === 'PendingEmailConfirmation';
