import {
  FEATURES_ON_A_PAGE,
  readAssignmentGrid,
  updateAssignmentGrid,
} from '@hub/contract/core/licenses/assignment-grid';
import { listLicenseEntries } from '@hub/contract/core/licenses/license-entries';
import { listInventory, updateThreshold } from '@hub/contract/core/licenses/license-inventory';
import type { FastifyInstance } from 'fastify';
import { pageAnswer } from '../../http/page-answer.ts';
import { serve } from '../../http/serve.ts';
import { changeAssignments, findGridAccounts, findGridFeatures } from './assignment-grid.ts';
import { requireOwnOrganization } from './assignments.ts';
import { requireFeature } from './feature-lookup.ts';
import { findInventory } from './inventory.ts';
import { setThreshold } from './ledger/stock.ts';
import { clerkOf } from './license-clerk.ts';
import { findEntries, presentEntry } from './license-entries.ts';
import { requireLicense } from './license-list.ts';

/** The managers' calls about all licenses of their organization. */
export function inventoryRoutes(app: FastifyInstance): void {
  serve(app, listInventory, async ({ params, query, scope }) => {
    requireOwnOrganization(scope, params.org);
    return pageAnswer(await findInventory(scope, query), query, (row) => row);
  });
  serve(app, updateThreshold, async ({ params, body: { threshold }, scope }) => {
    requireOwnOrganization(scope, params.org);
    await requireFeature(scope.db, params.feature);
    await setThreshold(scope.db, clerkOf(scope), params.feature, threshold);
    return { productFeatureId: params.feature, threshold };
  });
  serve(
    app,
    readAssignmentGrid,
    async ({ params, query: { page, pageSize, featurePage, ...match }, scope }) => {
      requireOwnOrganization(scope, params.org);
      const ofFeatures = { page: featurePage, pageSize: FEATURES_ON_A_PAGE };
      const features = pageAnswer(await findGridFeatures(scope, match, ofFeatures), ofFeatures, (row) => row);
      const featureIds = features.items.map(({ productFeatureId }) => productFeatureId);
      const found = await findGridAccounts(scope, match, featureIds, { page, pageSize });
      return { accounts: pageAnswer(found, { page, pageSize }, (row) => row), features };
    },
  );
  serve(app, updateAssignmentGrid, async ({ params, body: { changes }, scope }) => {
    requireOwnOrganization(scope, params.org);
    return { items: await changeAssignments(scope, changes) };
  });
  serve(app, listLicenseEntries, async ({ params, query, scope }) => {
    await requireLicense(scope.db, scope, params.id);
    return pageAnswer(await findEntries(scope, params.id, query), query, presentEntry);
  });
}
