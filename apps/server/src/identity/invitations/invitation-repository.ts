import { INVITATION_DAYS, type Invitation } from '@hub/contract/auth/management/invitations';
import type { RoleId } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import { emailKey } from '@hub/contract/fields/email';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { findPage, findRows, type List, type Page } from '../../db/find-page.ts';
import type { Leftover } from '../../jobs/clean-up.ts';

/** An expired invitation can be sent again for a while. */
export const invitationLeftover: Leftover = { table: 'invitations', column: 'expires_at', after: '90 days' };

const ENDS = sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`;

type NewInvitation = {
  organizationId: string;
  email: string;
  roleId: RoleId;
  invitedBy: string;
  linkHash: Buffer;
};

/** Replaces an earlier invitation of the address: the former link no longer works. */
export async function writeInvitation(db: Db, sent: NewInvitation): Promise<string> {
  const link = {
    role_id: sent.roleId,
    invited_by: sent.invitedBy,
    link_hash: sent.linkHash,
    expires_at: ENDS,
  };
  const { id } = await db
    .insertInto('invitations')
    .values({
      organization_id: sent.organizationId,
      email: sent.email,
      email_key: emailKey(sent.email),
      ...link,
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'email_key']).doUpdateSet({ ...link, sent_at: sql`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type InvitationRow = {
  id: string;
  email: string;
  role_id: RoleId;
  first_name: string;
  last_name: string;
  sent_at: Date;
  expires_at: Date;
};

const listOf = (organizationId: string): List => ({
  from: `invitations
    join accounts on accounts.organization_id = invitations.organization_id and accounts.id = invitations.invited_by
    join users on users.id = accounts.user_id`,
  columns: [
    'invitations.id',
    'invitations.email',
    'invitations.role_id',
    'users.first_name',
    'users.last_name',
    'invitations.sent_at',
    'invitations.expires_at',
  ],
  halves: [sql`invitations.organization_id = ${organizationId}`],
  orderBy: [
    ['invitations.sent_at', 'desc'],
    ['invitations.id', 'asc'],
  ],
});

export const findInvitations = (db: Db, organizationId: string, page: Page) =>
  findPage<InvitationRow>(db, listOf(organizationId), page);

export async function findInvitation(db: Db, organizationId: string, id: string): Promise<Invitation> {
  const list = { ...listOf(organizationId), filters: [sql<boolean>`invitations.id = ${id}`] };
  const [row] = await findRows<InvitationRow>(db, list);
  if (!row) throw new Error('an invitation that was written is gone');
  return presentInvitation(row);
}

/** Locked until it is sent again or withdrawn. */
export const holdInvitation = (db: Db, organizationId: string, id: string) =>
  db
    .selectFrom('invitations')
    .select(['email', 'role_id as roleId'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const presentInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  roleId: row.role_id,
  invitedByName: `${row.first_name} ${row.last_name}`,
  sentAt: row.sent_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  isExpired: row.expires_at <= new Date(),
});

export async function removeInvitation(db: Db, organizationId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('invitations')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

const open = (db: Db, linkHash: Buffer) =>
  db
    .selectFrom('invitations')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.email_key as emailKey',
      'invitations.role_id as roleId',
      'invitations.organization_id as organizationId',
      'organizations.name as organizationName',
    ])
    .where('invitations.link_hash', '=', linkHash)
    .where('invitations.expires_at', '>', sql<Date>`now()`);

export const findOpenInvitation = (db: Db, linkHash: Buffer) => open(db, linkHash).executeTakeFirst();

/** Locked until it is accepted: of two parallel uses of a link the second finds it gone. */
export const holdOpenInvitation = (db: Db, linkHash: Buffer) =>
  open(db, linkHash).forUpdate('invitations').executeTakeFirst();

/** The statuses that addresses have in an organization, by their keys. */
export async function findStatuses(
  db: Db,
  organizationId: string,
  emailKeys: string[],
): Promise<Map<string, UserStatus>> {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['users.email_key', 'accounts.status'])
    .where('accounts.organization_id', '=', organizationId)
    .where('users.email_key', 'in', emailKeys)
    .execute();
  return new Map(rows.map(({ email_key, status }) => [email_key, status]));
}
