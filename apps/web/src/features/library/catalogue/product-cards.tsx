import type { UsesLeft } from '@hub/contract/core/licenses/licenses';
import type { Product } from '@hub/contract/core/products/product';
import { Link } from 'react-aria-components/Link';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { noMatch, TableMessage } from '../../../ui/data-table/table-message.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { WarningIcon } from '../../../ui/icon/icons.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Cover } from '../cover.tsx';
import type { useProducts, useUsesLeft } from '../library-queries.ts';
import { agesInWords, minutesInWords, respondentsInWords, shortTitle } from '../product-words.ts';
import { StandingBadge } from '../standing-badge.tsx';
import { usePerson } from '../use-person.ts';
import { standingOf, warningsOf } from '../uses-left.ts';
import styles from './catalogue.module.css';

const LABEL = 'Products';
const EXPECTED = 6;

type Left = ReturnType<typeof useUsesLeft>;

type Props = {
  products: ReturnType<typeof useProducts>;
  left: Left;
  onClearFilters: () => void;
  onFirstPage: () => void;
};

/** A page of products, each with the user's remaining licenses. */
export function ProductCards({ products: { content }, left, ...actions }: Props) {
  const isLoading = content.status === 'loading' || (content.status === 'rows' && content.outdated);
  return (
    <div tabIndex={-1} className={styles.list}>
      <p role="status" className="visually-hidden">
        {isLoading ? `Loading ${LABEL}…` : content.status === 'no-match' ? noMatch(LABEL) : ''}
      </p>
      {content.status === 'loading' && <SkeletonCards />}
      {content.status === 'rows' && (
        <ul aria-label={LABEL} data-outdated={content.outdated || undefined} className={styles.cards}>
          {content.rows.map((product) => (
            <ProductCard key={product.id} product={product} left={left} />
          ))}
        </ul>
      )}
      {content.status !== 'loading' && content.status !== 'rows' && (
        <TableMessage label={LABEL} content={content} empty={<NoProducts />} {...actions} />
      )}
    </div>
  );
}

const NoProducts = () => (
  <EmptyState
    message="The library is empty"
    hint="Products appear here as soon as the publisher has put some in."
  />
);

function ProductCard({ product, left }: { product: Product; left: Left }) {
  const ages = agesInWords(product);
  const facts = [ages && `Ages ${ages}`, respondentsInWords(product), minutesInWords(product.minutes)];
  return (
    <li className={styles.card}>
      <Cover product={product} size="small" />
      <div className={styles.words}>
        <div>
          <h2 className={styles.name}>
            <Link href={generatePath(paths.libraryItem, { id: product.id })} className={`${styles.link}`}>
              {product.name}
            </Link>
          </h2>
          <p className={styles.short}>{shortTitle(product)}</p>
        </div>
        <ul className={styles.facts}>
          {facts.filter(Boolean).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <WhatIsLeft left={left} productId={product.id} />
      </div>
    </li>
  );
}

function WhatIsLeft({ left, productId }: { left: Left; productId: string }) {
  if (left.data) return <Standing features={left.data.filter((one) => one.productId === productId)} />;
  if (left.isPending && left.isFetching) return <Skeleton variant="small" width="narrow" />;
  return null;
}

function Standing({ features }: { features: readonly UsesLeft[] }) {
  const { today } = usePerson();
  const warnings = warningsOf(features, today);
  return (
    <div className={styles.standing}>
      <StandingBadge standing={standingOf(features)} />
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          <WarningIcon />
          {warning}
        </p>
      ))}
    </div>
  );
}

const SkeletonCards = () => (
  <div aria-hidden="true" className={styles.cards}>
    {Array.from({ length: EXPECTED }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all the same
      <div key={index} className={styles.card}>
        <div className={styles.coverSkeleton} />
        <div className={styles.words}>
          <Skeleton variant="body" width="full" />
          <Skeleton variant="small" width="narrow" />
          <Skeleton variant="small" width="medium" />
          <Skeleton variant="small" width="narrow" />
        </div>
      </div>
    ))}
  </div>
);
