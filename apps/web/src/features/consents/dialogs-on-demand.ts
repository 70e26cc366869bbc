import { dialogOnDemand } from '../../ui/on-demand.tsx';

export const RecordConsentDialog = dialogOnDemand(
  'Record consent',
  async () => (await import('./record-consent-dialog.tsx')).RecordConsentDialog,
);

export const WithdrawConsentDialog = dialogOnDemand(
  'Withdraw consent',
  async () => (await import('./withdraw-consent-dialog.tsx')).WithdrawConsentDialog,
);
