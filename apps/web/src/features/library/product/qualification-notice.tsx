import type { Product } from '@hub/contract/core/products/product';
import { paths } from '../../../app/paths.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Link } from '../../../ui/link/link.tsx';
import styles from './product.module.css';

/** Why the user cannot give a product, and how to change that. */
export const QualificationNotice = ({ product, isManager }: { product: Product; isManager: boolean }) => (
  <div className={styles.notice}>
    <AlertBanner
      tone="priority"
      title="Your profile does not meet the qualification of this product"
      action={<Link href={paths.profile}>Open your profile</Link>}
    >
      <p>{product.qualification.reason}</p>
      <p>
        If you have such a degree, add it to your profile, and you can give it.
        {isManager && ' You can manage its licenses all the same.'}
      </p>
    </AlertBanner>
  </div>
);
