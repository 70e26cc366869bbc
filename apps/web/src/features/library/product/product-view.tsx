import type { Product, ProductFeature } from '@hub/contract/core/products/product';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../../lib/page-title.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { AskDialog } from '../dialogs-on-demand.ts';
import { DistributedKeys } from '../distributor/distributed-keys.tsx';
import { useFeatures } from '../library-queries.ts';
import { Materials } from '../materials/materials.tsx';
import { shortTitle } from '../product-words.ts';
import { Requests } from '../requests/requests.tsx';
import { usePerson } from '../use-person.ts';
import { Videos } from '../videos/videos.tsx';
import { FeatureList } from './feature-list.tsx';
import styles from './product.module.css';
import { ProductAbout } from './product-about.tsx';
import { ProductSection } from './product-section.tsx';
import { QualificationNotice } from './qualification-notice.tsx';
import { SampleReport } from './sample-report.tsx';

export function ProductView({ product }: { product: Product }) {
  const features = useFeatures(product.id);
  const { hasLicenses, isManager, isDistributor } = usePerson();
  const [isAsking, setIsAsking] = useState(false);
  const hasVideos = features.data?.some(({ videos }) => videos > 0) ?? false;
  return (
    <>
      <PageTitle>{product.name}</PageTitle>
      <ProductHeader
        product={product}
        action={
          hasLicenses &&
          features.data && <Button onPress={() => setIsAsking(true)}>{askFor(features.data)}</Button>
        }
      />
      {!product.qualification.isMet && <QualificationNotice product={product} isManager={isManager} />}
      <ProductAbout product={product} />
      <div className={`${styles.columns} ${hasVideos ? '' : styles.single}`}>
        <div className={styles.sections}>
          <ProductSection title="What can be licensed">
            {features.data ? (
              <FeatureList product={product} features={features.data} />
            ) : (
              <FeaturesMissing features={features} />
            )}
          </ProductSection>
          {hasLicenses && <Requests productId={product.id} isManager={isManager} />}
          {product.sampleUrl && <SampleReport url={product.sampleUrl} />}
          {features.data && <Materials features={features.data} />}
          {isDistributor && features.data && (
            <DistributedKeys productId={product.id} features={features.data} />
          )}
        </div>
        {hasVideos && features.data && <Videos features={features.data} />}
      </div>
      {isAsking && features.data && (
        <AskDialog features={features.data} isManager={isManager} onGone={() => setIsAsking(false)} />
      )}
    </>
  );
}

const askFor = (features: readonly ProductFeature[]) =>
  features.every(({ countedIn }) => countedIn === 'seats') ? 'Ask for seats' : 'Ask for uses';

function ProductHeader({ product, action }: { product: Product; action: ReactNode }) {
  return (
    <PageHeader
      trail={[{ label: 'Library', href: paths.library }]}
      title={product.name}
      description={
        <div className={styles.about}>
          <span>{shortTitle(product)}</span>
          {!product.published && <Badge tone="neutral">No longer published</Badge>}
        </div>
      }
      action={action}
    />
  );
}

function FeaturesMissing({ features }: { features: ReturnType<typeof useFeatures> }) {
  if (features.errorUpdateCount > 0) {
    return <LoadFailure query={features}>What can be licensed could not be loaded</LoadFailure>;
  }
  return (
    <div aria-hidden="true">
      <Skeleton variant="body" width="medium" />
      <Skeleton variant="small" width="full" />
    </div>
  );
}
