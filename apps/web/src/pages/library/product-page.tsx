import { useParams } from 'react-router';
import { useProduct } from '../../features/library/library-queries.ts';
import { ProductFailure, ProductSkeleton } from '../../features/library/product/product-loading.tsx';
import { ProductView } from '../../features/library/product/product-view.tsx';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { Component as NotFoundPage } from '../not-found-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  // The key gives each product its own dialogs and videos.
  return <ProductPage key={id} id={id} />;
}

function ProductPage({ id }: { id: string }) {
  const query = useProduct(id);
  const { data: product, error } = query;
  // The server answers 'invalid-input' for a malformed id.
  if (error instanceof ApiProblem && (error.code === 'not-found' || error.code === 'invalid-input')) {
    return <NotFoundPage />;
  }
  if (product) return <ProductView product={product} />;
  return query.errorUpdateCount > 0 ? <ProductFailure query={query} /> : <ProductSkeleton />;
}
