import { dialogOnDemand } from '../../../ui/on-demand.tsx';

// Reading files takes more than the list itself.
export const ImportDialog = dialogOnDemand(
  'Import clients',
  async () => (await import('./import/import-dialog.tsx')).ImportDialog,
);
