import { dialogOnDemand } from '../../../ui/on-demand.tsx';

export const ChangeEmailDialog = dialogOnDemand(
  'Change email',
  async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog,
);

export const ChangePasswordDialog = dialogOnDemand(
  'Change password',
  async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
);
