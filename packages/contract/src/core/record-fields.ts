import * as z from 'zod/mini';
import type { CatalogName } from '../catalogs/catalogs.ts';
import { version } from '../fields/version.ts';

export type FieldKind = 'text' | 'email' | 'phone' | 'date' | 'yes or no' | { catalog: CatalogName };

/** A field of a record: the rule for writing it, and the schema for reading it. */
export type RecordField<
  Written extends z.ZodMiniType = z.ZodMiniType,
  Read extends z.ZodMiniType = z.ZodMiniType,
> = {
  kind: FieldKind;
  written: Written;
  read: Read;
  /** The name of its column in a sheet of clients; left out for records without a sheet. */
  column?: string;
};

type Fields = Record<string, RecordField>;
type WrittenShape<F extends Fields> = { [Name in keyof F]: F[Name]['written'] };
type ReadShape<F extends Fields> = { [Name in keyof F]: F[Name]['read'] };

const field =
  (kind: FieldKind) =>
  <Written extends z.ZodMiniType<string>>(
    written: Written,
    column?: string,
  ): RecordField<Written, z.ZodMiniString> => ({
    kind,
    written,
    read: z.string(),
    ...(column && { column }),
  });

export const text = field('text');
export const email = field('email');
export const phone = field('phone');

export const date = <Written extends z.ZodMiniType<string>>(
  written: Written,
  column?: string,
): RecordField<Written, z.ZodMiniISODate> => ({
  kind: 'date',
  written,
  read: z.iso.date(),
  ...(column && { column }),
});

export const yesOrNo = (
  column: string,
): RecordField<z.ZodMiniDefault<z.ZodMiniBoolean>, z.ZodMiniBoolean> => ({
  kind: 'yes or no',
  written: z._default(z.boolean(), false),
  read: z.boolean(),
  column,
});

/** Optional text, which is empty when left out. */
export const orEmpty = <Rule extends z.ZodMiniType<string>>(rule: Rule) => z._default(rule, '' as never);

function shapeOf<F extends Fields>(fields: F, part: 'written' | 'read') {
  return Object.fromEntries(Object.entries(fields).map(([name, parts]) => [name, parts[part]]));
}

export const writtenShape = <F extends Fields>(fields: F) => shapeOf(fields, 'written') as WrittenShape<F>;
export const readShape = <F extends Fields>(fields: F) => shapeOf(fields, 'read') as ReadShape<F>;

type Rule = <Schema extends z.ZodMiniType>(schema: Schema) => Schema;

/** The schemas of a record of a client. A rule about several fields applies wherever they are written. */
export const recordSchemas = <F extends Fields>(fields: F, rule: Rule = (schema) => schema) => ({
  read: z.strictObject({ id: z.uuid(), ...readShape(fields), version: z.int() }),
  created: rule(z.strictObject(writtenShape(fields))),
  /** As sent by a call of its own. */
  updated: rule(z.strictObject({ ...writtenShape(fields), version })),
  /** As sent with the client; a record without an id is new. */
  updatedWithClient: rule(z.strictObject({ id: z.optional(z.uuid()), ...writtenShape(fields) })),
});
