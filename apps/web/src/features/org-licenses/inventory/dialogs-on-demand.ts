import { dialogOnDemand } from '../../../ui/on-demand.tsx';

// Forms and lists that most visits do not open.
export const ThresholdDialog = dialogOnDemand(
  'Low-stock alert',
  async () => (await import('./threshold-dialog.tsx')).ThresholdDialog,
);

export const LedgerDialog = dialogOnDemand(
  'Ledger',
  async () => (await import('./ledger-dialog.tsx')).LedgerDialog,
);
