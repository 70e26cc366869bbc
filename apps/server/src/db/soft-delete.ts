import { sql } from 'kysely';

/** How long a deleted record can be restored. */
export const RESTORABLE_DAYS = 30;

export const restorableUntil = (deletedAt: Date) =>
  new Date(deletedAt.getTime() + RESTORABLE_DAYS * 86_400_000);

/** Deleted, and in the days in which it can be restored. */
export const inBin = sql<boolean>`deleted_at > now() - make_interval(days => ${RESTORABLE_DAYS})`;

/** Deleted longer ago, and kept because no clock may destroy what is in it. It can be restored at any time. */
export const inArchive = sql<boolean>`archived_at is not null`;

export const restorable = sql<boolean>`(${inBin} or ${inArchive})`;

export type Deletion = { deleted_at: Date; archived_at: Date | null };

export const presentDeletion = ({ deleted_at, archived_at }: Deletion) => ({
  deleted: deleted_at.toISOString(),
  restorableUntil: archived_at ? null : restorableUntil(deleted_at).toISOString(),
});
