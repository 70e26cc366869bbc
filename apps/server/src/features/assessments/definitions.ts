import { createHash } from 'node:crypto';
import type { Definition } from '@hub/instrument/definition';
import type { Form } from '@hub/instrument/definition/forms';
import { formIdOf } from '@hub/instrument/form-content';
import { sql } from 'kysely';
import { asSystem } from '../../db/as-system.ts';
import type { Db } from '../../db/database.ts';

type Published = { definition: Definition; contentHash: string };

const known = new Map<string, Definition>();

/** The published definition of a form. Cached once it is read and checked: its hash covers all of it. */
export async function findDefinition(db: Db, formId: string, version: string): Promise<Published> {
  const published = () =>
    db
      .selectFrom('instrument_versions')
      .innerJoin('instrument_forms', (join) =>
        join
          .onRef('instrument_forms.code', '=', 'instrument_versions.code')
          .onRef('instrument_forms.version', '=', 'instrument_versions.version'),
      )
      .where('form_id', '=', formId)
      .where('instrument_forms.version', '=', version);
  const { content_hash: contentHash } = await published().select('content_hash').executeTakeFirstOrThrow();
  const found = known.get(contentHash);
  if (found) return { definition: found, contentHash };
  const { text } = await published()
    .select(sql<string>`definition::text`.as('text'))
    .executeTakeFirstOrThrow();
  return { definition: keep(contentHash, text), contentHash };
}

function keep(contentHash: string, text: string): Definition {
  const definition = JSON.parse(text) as Definition;
  if (createHash('sha256').update(text).digest('hex') !== contentHash) {
    throw new Error(`${definition.code} ${definition.version} is not what was published`);
  }
  known.set(contentHash, definition);
  return definition;
}

/** Definitions by the hashes that were stored with scores. One query reads those that are not cached. */
export async function findDefinitions(
  db: Db,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Definition>> {
  const unread = [...new Set(hashes)].filter((hash) => !known.has(hash));
  if (unread.length === 0) return known;
  const rows = await asSystem(db, (system) =>
    system
      .selectFrom('instrument_versions')
      .select(['content_hash', sql<string>`definition::text`.as('text')])
      .where('content_hash', 'in', unread)
      .execute(),
  );
  for (const { content_hash, text } of rows) keep(content_hash, text);
  return known;
}

/** The form with this id in the library. */
export function formIn(definition: Definition, formId: string): Form {
  const form = definition.forms.find((one) => formIdOf(definition, one) === formId);
  if (!form) throw new Error(`${formId} is not in its definition`);
  return form;
}
