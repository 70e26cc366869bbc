import { dialogOnDemand } from '../../ui/on-demand.tsx';

// Rarely opened, and one of them draws a QR code.
export const TurnOnDialog = dialogOnDemand(
  'Turn on two-factor sign-in',
  async () => (await import('./dialogs/turn-on-dialog.tsx')).TurnOnDialog,
);

export const TurnOffDialog = dialogOnDemand(
  'Turn off two-factor sign-in',
  async () => (await import('./dialogs/turn-off-dialog.tsx')).TurnOffDialog,
);

export const NewCodesDialog = dialogOnDemand(
  'Get new recovery codes',
  async () => (await import('./dialogs/new-codes-dialog.tsx')).NewCodesDialog,
);

export const RequirementDialog = dialogOnDemand(
  'Two-factor sign-in for everyone',
  async () => (await import('./dialogs/requirement-dialog.tsx')).RequirementDialog,
);
