import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { usePerson } from '../../library/use-person.ts';
import { useWholeInventory } from '../org-license-queries.ts';
import styles from './inventory.module.css';
import { stockAlertsOf } from './stock-words.ts';

/** On top of the inventory, while a stock is low or a license ends soon. */
export function StockAlerts() {
  const { data: products = [] } = useWholeInventory();
  const { today } = usePerson();
  const alerts = stockAlertsOf(products, today);
  if (alerts.length === 0) return null;
  return (
    <AlertBanner tone="priority" title="Licenses that run low or end soon">
      <ul className={styles.alerts}>
        {alerts.map((alert) => (
          <li key={alert}>{alert}</li>
        ))}
      </ul>
    </AlertBanner>
  );
}
