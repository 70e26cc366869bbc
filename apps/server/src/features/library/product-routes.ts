import {
  listProductCatalog,
  listProductFeatures,
  listProducts,
  readProduct,
} from '@hub/contract/core/products/products';
import type { FastifyInstance } from 'fastify';
import type { RawBuilder } from 'kysely';
import { findPage } from '../../db/find-page.ts';
import type { Scope } from '../../db/request-scope.ts';
import { pageAnswer } from '../../http/page-answer.ts';
import { serve } from '../../http/serve.ts';
import { type ProductRow, presentFeature, presentProduct } from './present-product.ts';
import { productList } from './product-list.ts';
import { findFeatures, findShortProducts, requireProduct } from './product-repository.ts';
import { findTraining } from './qualification.ts';

type Parts = { isLicensedTo: (scope: Scope) => RawBuilder<boolean> };

export function productRoutes(app: FastifyInstance, { isLicensedTo }: Parts): void {
  serve(app, listProducts, async ({ query: { Page, PageSize, ...query }, scope }) => {
    const page = { page: Page, pageSize: PageSize };
    const training = await findTraining(scope);
    const found = await findPage<ProductRow>(scope.db, productList(query, isLicensedTo(scope)), page);
    return pageAnswer(found, page, (row) => presentProduct(row, training));
  });

  serve(app, listProductCatalog, async ({ scope }) => ({ items: await findShortProducts(scope.db) }));

  serve(app, readProduct, async ({ params, scope }) =>
    presentProduct(await requireProduct(scope.db, params.id), await findTraining(scope)),
  );

  serve(app, listProductFeatures, async ({ params, scope }) => {
    await requireProduct(scope.db, params.id);
    return { items: (await findFeatures(scope.db, params.id)).map(presentFeature) };
  });
}
