import type { RoleId } from '@hub/contract/catalogs/roles';
import { ADMIN } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { findPage, type Page } from '../../db/find-page.ts';
import type { Scope } from '../../db/request-scope.ts';
import { restorable } from '../../db/soft-delete.ts';
import { type MemberMatch, memberList } from './member-list.ts';

export type MemberRow = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  status: UserStatus;
  roleId: RoleId;
  professionalSpecializationId: number | null;
  lastSignInAt: Date | null;
  createdAt: Date;
  clients: number;
  openCases: number;
  pictureVersion: string | null;
};

export type MemberDetailsRow = MemberRow & {
  businessPhone: string;
  mobilePhone: string;
  jobTitle: string;
  jobRole: string;
  highestDegreeId: number | null;
  licensed: boolean;
  deletedClients: number;
  isLastManager: boolean;
};

const OF_ACCOUNT = sql`organization_id = accounts.organization_id and account_id = accounts.id`;

const COLUMNS = sql`accounts.id, users.first_name as "firstName", users.last_name as "lastName", users.email,
  accounts.status, accounts.role_id as "roleId",
  users.professional_specialization_id as "professionalSpecializationId",
  accounts.last_sign_in_at as "lastSignInAt", accounts.created_at as "createdAt",
  user_pictures.version as "pictureVersion",
  (select count(*)::integer from clients where ${OF_ACCOUNT} and deleted_at is null) as clients,
  (
    select count(*)::integer from cases where ${OF_ACCOUNT}
      and closed_at is null and deleted_at is null and client_deleted_at is null
  ) as "openCases"`;

const DETAILS = sql`users.business_phone as "businessPhone", users.mobile_phone as "mobilePhone",
  users.job_title as "jobTitle", users.job_role as "jobRole", users.highest_degree_id as "highestDegreeId",
  users.licensed,
  (select count(*)::integer from clients where ${OF_ACCOUNT} and ${restorable}) as "deletedClients",
  accounts.role_id = ${sql.lit(ADMIN)} and accounts.status = 'Active' and not exists (
    select from accounts other
    where other.organization_id = accounts.organization_id and other.id <> accounts.id
      and other.role_id = ${sql.lit(ADMIN)} and other.status = 'Active'
  ) as "isLastManager"`;

const WITH_USERS = sql`join users on users.id = accounts.user_id
  left join user_pictures on user_pictures.user_id = users.id`;

/** An index finds the accounts of a page; their details are looked up for this page only. */
export async function findMembers(scope: Scope, match: MemberMatch, page: Page) {
  const found = await findPage<{ id: string }>(scope.db, memberList(scope, match), page);
  const ids = found.rows.map(({ id }) => id);
  const { rows } = await sql<MemberRow>`
    select ${COLUMNS} from accounts ${WITH_USERS}
    where accounts.organization_id = ${scope.organizationId} and accounts.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], accounts.id)
  `.execute(scope.db);
  return { rows, totalItems: found.totalItems };
}

export async function findMember(
  db: Db,
  organizationId: string,
  accountId: string,
): Promise<MemberDetailsRow | undefined> {
  const { rows } = await sql<MemberDetailsRow>`
    select ${COLUMNS}, ${DETAILS} from accounts ${WITH_USERS}
    where accounts.organization_id = ${organizationId} and accounts.id = ${accountId}
  `.execute(db);
  return rows[0];
}

export const findMemberPicture = (
  { db, organizationId }: Scope,
  accountId: string,
  size: 'small' | 'large',
) =>
  db
    .selectFrom('accounts')
    .innerJoin('user_pictures', 'user_pictures.user_id', 'accounts.user_id')
    .select(['user_pictures.version', `user_pictures.${size} as bytes`])
    .where('accounts.organization_id', '=', organizationId)
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
