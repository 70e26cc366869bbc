import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';

/** The panels of one practitioner, or of the whole organization if left out. */
type Props = { accountId?: string };

const Failed = () => (
  <LoadFailure>This part could not be loaded. Check your connection and reload the page.</LoadFailure>
);
const Loading = () => <Spinner />;

// Loaded on demand, because the grid and the plot take more code than the rest of My Org.
export const LicenseInventory = onDemand<Props>(
  async () => (await import('../../features/org-licenses/license-inventory-panel.tsx')).LicenseInventoryPanel,
  Failed,
  Loading,
);

export const LicenseUse = onDemand<Props>(
  async () => (await import('../../features/org-licenses/license-use-panel.tsx')).LicenseUsePanel,
  Failed,
  Loading,
);
