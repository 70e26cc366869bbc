import type { ProductFeature } from '@hub/contract/core/products/product';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { useFeatureVideos } from '../library-queries.ts';
import { ProductSection } from '../product/product-section.tsx';
import { VideoPlayer } from './video-player.tsx';
import styles from './videos.module.css';

/** The videos of a product, one feature after the other. */
export const Videos = ({ features }: { features: readonly ProductFeature[] }) => (
  <ProductSection title="Videos">
    <div className={styles.videos}>
      {features
        .filter(({ videos }) => videos > 0)
        .map(({ id, videos }) => (
          <FeatureVideos key={id} featureId={id} count={videos} />
        ))}
    </div>
  </ProductSection>
);

function FeatureVideos({ featureId, count }: { featureId: string; count: number }) {
  const videos = useFeatureVideos(featureId);
  if (videos.data) return videos.data.map((video) => <VideoPlayer key={video.id} video={video} />);
  if (videos.errorUpdateCount > 0) {
    return <LoadFailure query={videos}>The videos could not be loaded</LoadFailure>;
  }
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same
    <div key={index} aria-hidden="true" className={styles.skeleton} />
  ));
}
