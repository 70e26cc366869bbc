import { sql } from 'kysely';

/** How long a deleted record can be restored. */
export const RESTORABLE_DAYS = 30;

export const restorableUntil = (deletedAt: Date) =>
  new Date(deletedAt.getTime() + RESTORABLE_DAYS * 86_400_000);

export const stillRestorable = sql<boolean>`deleted_at > now() - make_interval(days => ${RESTORABLE_DAYS})`;
