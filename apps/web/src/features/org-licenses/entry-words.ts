import type { LicenseEntry } from '@hub/contract/core/licenses/license-entries';

/** The kinds of entries in the ledger. */
export const entryLabels: Record<LicenseEntry['entry'], string> = {
  GRANT: 'Granted',
  ASSIGN: 'Assigned',
  RECLAIM: 'Reclaimed',
  TRANSFER: 'Transferred',
  HOLD: 'Held',
  RELEASE: 'Released',
  CONSUME: 'Consumed',
  REFUND: 'Refunded',
  CHECKOUT: 'Seat checked out',
  CHECKIN: 'Seat checked in',
  EXPIRE: 'Expired',
};
