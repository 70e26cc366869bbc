import { dialogOnDemand } from '../../../ui/on-demand.tsx';

export const CloseCasesDialog = dialogOnDemand(
  'Close cases',
  async () => (await import('./close-cases-dialog.tsx')).CloseCasesDialog,
);

export const NewCaseDialog = dialogOnDemand(
  'New case',
  async () => (await import('../case-form/new-case-from-home.tsx')).NewCaseFromHome,
);
