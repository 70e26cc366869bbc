import { listDistributedKeys, takeBackKey } from '@hub/contract/core/licenses/distributor-keys';
import {
  assignFeature,
  listAccountAssignments,
  listFeatureAssignments,
  poolFeature,
  poolProduct,
  reclaimProduct,
} from '@hub/contract/core/licenses/license-assignments';
import {
  approveLicenseRequest,
  declineLicenseRequest,
  listLicenseRequests,
  requestLicense,
} from '@hub/contract/core/licenses/license-requests';
import { checkInSeat, checkOutSeat, listSeatUsers } from '@hub/contract/core/licenses/license-seats';
import {
  exportUsage,
  listUsage,
  readConsumption,
  readUsageSummary,
} from '@hub/contract/core/licenses/license-usage';
import {
  activateLicense,
  activatePendingLicenses,
  consumeLicense,
  createLicense,
  listLicenses,
  listUsesLeft,
  readLicense,
} from '@hub/contract/core/licenses/licenses';
import type { FastifyInstance } from 'fastify';
import { pageAnswer } from '../../http/page-answer.ts';
import { Problem } from '../../http/problem.ts';
import { countAgainstLimit } from '../../http/rate-limit.ts';
import { serve, serveAccount } from '../../http/serve.ts';
import { serveDownload } from '../../http/serve-download.ts';
import type { SendMail } from '../../mail/outbox.ts';
import * as assignments from './assignments.ts';
import { findDistributedKeys, takeBack } from './distributor-keys.ts';
import { requireFeature, requireFeaturesOf } from './feature-lookup.ts';
import { requireWellTyped } from './license-keys.ts';
import { findLicenses, findUsesLeft, requireLicense } from './license-list.ts';
import * as service from './license-service.ts';
import * as requests from './requests.ts';
import { findSeatUsers, giveSeatBack, takeSeat } from './seats.ts';
import { beginUsageExport, findConsumption, findUsage, presentUsage } from './usage.ts';
import { summarizeUsage } from './usage-summary.ts';

type Parts = { secret: Buffer; sendMail: SendMail; publicUrl: URL; salesEmail: string };

/** Limits guessing of keys. A mistyped key is refused before it is counted. */
const WRONG_KEYS = { name: 'license key', max: 10, seconds: 3600 };

export function licenseRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, listLicenses, async ({ query: { page, pageSize, ...match }, scope }) =>
    pageAnswer(
      await findLicenses(scope.db, scope, match, { page, pageSize }),
      { page, pageSize },
      (row) => row,
    ),
  );
  serve(app, listUsesLeft, async ({ query: { productId }, scope }) => ({
    items: await findUsesLeft(scope.db, scope, productId),
  }));
  serve(app, readLicense, ({ params, scope }) => requireLicense(scope.db, scope, params.id));
  serveAccount(app, createLicense, ({ body, caller, commit }) =>
    commit((db) => service.createLicense(db, parts.secret, caller, body)),
  );
  serveAccount(app, activateLicense, async ({ query: { licenseKey }, caller, commit }) => {
    requireWellTyped(licenseKey);
    const takeBackCount = await countAgainstLimit(app.database.system, WRONG_KEYS, caller.accountId);
    try {
      const license = await commit((db) => service.activate(db, parts.secret, caller, licenseKey));
      await takeBackCount();
      return license;
    } catch (error) {
      const isWrong = error instanceof Problem && error.code === 'key-unknown';
      if (!isWrong) await takeBackCount();
      throw error;
    }
  });
  serveAccount(app, activatePendingLicenses, async ({ body, caller, commit }) => {
    const session = await app.verifyToken(body.accessToken);
    if (session?.sessionId !== caller.sessionId) throw new Problem('not-signed-in');
    return commit((db) => service.activateWaiting(db, caller));
  });
  serve(app, consumeLicense, ({ query: { productSKU }, headers, scope }) =>
    service.consume(scope, productSKU, headers['idempotency-key']),
  );

  serveAccount(app, requestLicense, ({ body, caller, commit }) =>
    commit((db) => requests.ask(db, caller, body, parts)),
  );
  serve(app, listLicenseRequests, async ({ query: { page, pageSize, ...match }, scope }) =>
    pageAnswer(
      await requests.findRequests(scope.db, scope, match, { page, pageSize }),
      { page, pageSize },
      (row) => row,
    ),
  );
  serveAccount(app, approveLicenseRequest, ({ params, caller, commit }) =>
    commit((db) => requests.approve(db, caller, params.id, parts)),
  );
  serveAccount(app, declineLicenseRequest, ({ params, body, caller, commit }) =>
    commit((db) => requests.decline(db, caller, params.id, body.reason, parts)),
  );

  serve(app, checkOutSeat, ({ params, query, scope }) => takeSeat(scope, params.id, query.UserId));
  serve(app, checkInSeat, ({ params, query, scope }) => giveSeatBack(scope, params.id, query.UserId));
  serve(app, listSeatUsers, async ({ params, scope }) => ({ items: await findSeatUsers(scope, params.id) }));

  serve(app, poolFeature, async ({ params, body, scope }) => {
    assignments.requireOwnOrganization(scope, params.org);
    await requireFeature(scope.db, params.feature);
    return assignments.pool(scope, [params.feature], body.isEnabled);
  });
  serve(app, poolProduct, async ({ params, body, scope }) => {
    assignments.requireOwnOrganization(scope, params.org);
    return assignments.pool(scope, await requireFeaturesOf(scope.db, params.product), body.isEnabled);
  });
  serve(app, listFeatureAssignments, async ({ params, scope }) => {
    assignments.requireOwnOrganization(scope, params.org);
    return { items: await assignments.listOfFeature(scope, params.feature) };
  });
  serve(app, listAccountAssignments, async ({ params, scope }) => {
    assignments.requireOwnOrganization(scope, params.org);
    return { items: await assignments.listOfAccount(scope, params.account) };
  });
  serve(app, assignFeature, ({ params, body: { assignedQuantity, formerQuantity }, scope }) => {
    assignments.requireOwnOrganization(scope, params.org);
    return assignments.setAssignment(scope, {
      featureId: params.feature,
      accountId: params.account,
      assignedQuantity,
      ...(formerQuantity !== undefined && { formerQuantity }),
    });
  });
  serve(app, reclaimProduct, async ({ params, query, scope }) => {
    assignments.requireOwnOrganization(scope, params.org);
    return { items: await assignments.reclaimOfProduct(scope, params.product, query.accountId) };
  });

  serve(app, listUsage, async ({ query: { page, pageSize, ...match }, scope }) =>
    pageAnswer(await findUsage(scope, match, { page, pageSize }), { page, pageSize }, presentUsage),
  );
  serveDownload(app, exportUsage, async ({ query, scope }) => beginUsageExport(scope, query));
  serve(app, readUsageSummary, ({ query, scope }) => summarizeUsage(scope, query));
  serve(app, readConsumption, async ({ query: { productId }, scope }) => ({
    items: await findConsumption(scope, productId),
  }));

  serveAccount(app, listDistributedKeys, ({ query: { page, pageSize, ...match }, caller, commit }) =>
    commit(async (db) =>
      pageAnswer(
        await findDistributedKeys(db, caller, match, { page, pageSize }),
        { page, pageSize },
        (row) => row,
      ),
    ),
  );
  serveAccount(app, takeBackKey, ({ params, caller, commit }) =>
    commit((db) => takeBack(db, caller, params.id)),
  );
}
