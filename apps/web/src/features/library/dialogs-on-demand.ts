import { dialogOnDemand } from '../../ui/on-demand.tsx';

// The forms in these dialogs take more code than the pages that open them.
export const ActivateDialog = dialogOnDemand(
  'Activate a license key',
  async () => (await import('./activation/activate-dialog.tsx')).ActivateDialog,
);

export const AskDialog = dialogOnDemand(
  'Ask for uses',
  async () => (await import('./requests/ask-dialog.tsx')).AskDialog,
);

export const DeclineDialog = dialogOnDemand(
  'Decline the request',
  async () => (await import('./requests/decline-dialog.tsx')).DeclineDialog,
);

export const MakeKeyDialog = dialogOnDemand(
  'Make a license key',
  async () => (await import('./distributor/make-key-dialog.tsx')).MakeKeyDialog,
);

export const PreviewDialog = dialogOnDemand(
  'Preview',
  async () => (await import('./forms/preview-dialog.tsx')).PreviewDialog,
);
