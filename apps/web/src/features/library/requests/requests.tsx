import type { LicenseRequest } from '@hub/contract/core/licenses/license-requests';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useRequests, useWaitingRequests } from '../library-queries.ts';
import { ProductSection } from '../product/product-section.tsx';
import { RequestItem } from './request-item.tsx';
import styles from './requests.module.css';
import { WaitingRequest } from './waiting-request.tsx';

type Props = { productId: string; isManager: boolean };

/** The requests for a product, with their answers. */
export function Requests({ productId, isManager }: Props) {
  return (
    <>
      {isManager && <WaitingRequests productId={productId} />}
      <ProductSection title={isManager ? 'Past requests' : 'Your requests'}>
        <PastRequests productId={productId} isManager={isManager} />
      </ProductSection>
    </>
  );
}

function WaitingRequests({ productId }: { productId: string }) {
  const { data: requests = [] } = useWaitingRequests(productId);
  if (requests.length === 0) return null;
  return (
    <ProductSection title="Requests that wait for you">
      <ul className={styles.requests}>
        {requests.map((request) => (
          <WaitingRequest key={request.id} request={request} />
        ))}
      </ul>
    </ProductSection>
  );
}

function PastRequests({ productId, isManager }: Props) {
  const requests = useRequests(productId);
  if (!requests.data) {
    if (requests.errorUpdateCount > 0) {
      return <LoadFailure query={requests}>The requests could not be loaded</LoadFailure>;
    }
    return <Skeleton variant="body" width="medium" />;
  }
  // Requests that wait for a manager are shown elsewhere.
  const shown = requests.data.filter(({ state }) => !isManager || state !== 'waiting');
  return shown.length > 0 ? <RequestList requests={shown} /> : <p className={styles.none}>None yet.</p>;
}

const RequestList = ({ requests }: { requests: readonly LicenseRequest[] }) => (
  <ul className={styles.requests}>
    {requests.map((request) => (
      <li key={request.id} className={styles.request}>
        <RequestItem request={request} />
      </li>
    ))}
  </ul>
);
