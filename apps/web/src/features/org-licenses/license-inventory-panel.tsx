import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { AssignmentGrid } from './grid/assignment-grid.tsx';
import { Inventory } from './inventory/inventory.tsx';
import { RequestInbox } from './inventory/request-inbox.tsx';
import { StockAlerts } from './inventory/stock-alerts.tsx';
import styles from './org-licenses.module.css';

type Props = {
  /** Shows only this practitioner's licenses and requests. */
  accountId?: string;
};

/** The organization's licenses, their assignment, and the open requests. */
export function LicenseInventoryPanel({ accountId }: Props) {
  const { features } = useRuntimeConfig();
  const account = accountId === undefined ? {} : { accountId };
  return (
    <div className={styles.panel}>
      {accountId === undefined && <StockAlerts />}
      <RequestInbox {...account} />
      {accountId === undefined && <Inventory />}
      {features.individualLicenses && <AssignmentGrid {...account} />}
    </div>
  );
}
