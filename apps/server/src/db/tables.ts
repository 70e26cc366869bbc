import type { ColumnType } from 'kysely';

/** A column that the database fills when nothing is given. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
export type Instant = ColumnType<Date, Date, Date>;

/** The tables by name, as Kysely sees them. Each area declares its own in its `*-tables.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface Tables {}
