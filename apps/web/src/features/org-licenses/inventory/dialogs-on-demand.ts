import { dialogOnDemand } from '../../../ui/on-demand.tsx';

// Most visits open none of these forms and lists.
export const ThresholdDialog = dialogOnDemand(
  'Low-stock alert',
  async () => (await import('./threshold-dialog.tsx')).ThresholdDialog,
);

export const LedgerDialog = dialogOnDemand(
  'Ledger',
  async () => (await import('./ledger-dialog.tsx')).LedgerDialog,
);
