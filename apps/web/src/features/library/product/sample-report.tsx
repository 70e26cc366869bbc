import { Link } from '../../../ui/link/link.tsx';
import styles from './product.module.css';
import { ProductSection } from './product-section.tsx';

/** An example of the product's report. */
export const SampleReport = ({ url }: { url: string }) => (
  <ProductSection
    title="Sample report"
    action={
      <Link href={url} variant="secondary" newTab>
        See a sample report
      </Link>
    }
  >
    <p className={styles.muted}>
      A complete report about somebody who is made up: the profile, each scale in words, and what to do next.
    </p>
  </ProductSection>
);
