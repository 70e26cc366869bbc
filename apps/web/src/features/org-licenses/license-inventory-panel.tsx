import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { AssignmentGrid } from './grid/assignment-grid.tsx';
import { Inventory } from './inventory/inventory.tsx';
import { RequestInbox } from './inventory/request-inbox.tsx';
import { StockAlerts } from './inventory/stock-alerts.tsx';
import styles from './org-licenses.module.css';

type Props = {
  /** Only what this practitioner has and asks for. */
  accountId?: string;
};

/** What the organization has, who was given how much of it, and what people ask for. */
export function LicenseInventoryPanel({ accountId }: Props) {
  const { features } = useRuntimeConfig();
  const of = accountId === undefined ? {} : { accountId };
  return (
    <div className={styles.panel}>
      {accountId === undefined && <StockAlerts />}
      <RequestInbox {...of} />
      {accountId === undefined && <Inventory />}
      {features.individualLicenses && <AssignmentGrid {...of} />}
    </div>
  );
}
