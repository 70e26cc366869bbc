import { dialogOnDemand } from '../../ui/on-demand.tsx';

export const EndOthersDialog = dialogOnDemand(
  'Sign out all others',
  async () => (await import('./end-others-dialog.tsx')).EndOthersDialog,
);
