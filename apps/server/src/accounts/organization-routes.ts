import { fullAddress } from '@hub/contract/auth/organizations/address';
import type { KnownOrganization } from '@hub/contract/auth/organizations/organization';
import {
  createOrganization,
  listOrganizations,
  readOrganization,
} from '@hub/contract/auth/organizations/organizations';
import type { FastifyInstance } from 'fastify';
import { pageAnswer } from '../http/page-answer.ts';
import { Problem } from '../http/problem.ts';
import { servePublic } from '../http/serve.ts';
import {
  findKnownOrganization,
  findOrganizations,
  insertOrganization,
  type OrganizationRow,
} from './organization-repository.ts';

/** Organizations as shown to people who register. */
export function organizationRoutes(app: FastifyInstance): void {
  const { database } = app;

  servePublic(app, listOrganizations, async ({ query }) => {
    const { OrganizationName: name, Page: page, PageSize: pageSize } = query;
    const found = await findOrganizations(database.system, name, { page, pageSize });
    return pageAnswer(found, { page, pageSize }, present);
  });

  servePublic(app, readOrganization, async ({ params }) => {
    const row = await findKnownOrganization(database.system, params.id);
    if (!row) throw new Problem('not-found');
    return present(row);
  });

  servePublic(app, createOrganization, ({ body, caller, commit }) =>
    commit(async (db) => {
      const row = await insertOrganization(db, body, caller.timeZone);
      if (!row) throw new Problem('organization-exists');
      return present(row);
    }),
  );
}

function present(row: OrganizationRow): KnownOrganization {
  const { id, name, street_address: streetAddress, city, state, country, zip_code: zipCode } = row;
  const address = { streetAddress, city, state, country, zipCode };
  return { id, name, ...address, fullAddress: fullAddress(address) };
}
