import { createHash } from 'node:crypto';
import type { Definition } from '@hub/instrument/definition';
import type { Form } from '@hub/instrument/definition/forms';
import { formIdOf } from '@hub/instrument/form-content';
import { sql } from 'kysely';
import { asSystem } from '../../db/as-system.ts';
import type { Db } from '../../db/database.ts';

type Published = { definition: Definition; contentHash: string };

const known = new Map<string, Definition>();

/** The definition that a form is scored by, as it was published. Read and checked once: its hash says all of it. */
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

/** The definitions that scores were kept with, by their hashes. Those that were not read before come in one query. */
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

/** The form of a definition that the library knows by this id. */
export function formIn(definition: Definition, formId: string): Form {
  const form = definition.forms.find((one) => formIdOf(definition, one) === formId);
  if (!form) throw new Error(`${formId} is not in its definition`);
  return form;
}
