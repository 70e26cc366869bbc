import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { ByteRange } from '../../http/byte-range.ts';

/** The name changes with the content, so that browsers may cache a file forever. */
export const fileNameOf = (bytes: Buffer, ending: string) =>
  `${createHash('sha256').update(bytes).digest('hex')}.${ending}`;

export const addressOf = ({ path }: AnyEndpoint, name: string) => path.replace(':file', name);

/** Tables that store the publisher's files. */
type FileTable = 'product_files' | 'course_files';

export async function findFileSize(db: Db, table: FileTable, name: string): Promise<number | undefined> {
  const found = await db
    .selectFrom(table)
    .select(sql<number>`octet_length(bytes)`.as('size'))
    .where('name', '=', name)
    .executeTakeFirst();
  return found?.size;
}

export async function readBytes(
  db: Db,
  table: FileTable,
  name: string,
  { first, last }: ByteRange,
): Promise<Buffer> {
  const { bytes } = await db
    .selectFrom(table)
    .select(
      sql<Buffer>`substring(bytes from ${first + 1}::integer for ${last - first + 1}::integer)`.as('bytes'),
    )
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return bytes;
}
