import { formContent, formIdOf } from '@hub/instrument/form-content';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Fault } from '../../library/import/catalogue-refused.ts';
import { describeForm } from '../describe-form.ts';
import type { ReadInstrument } from './read-instruments.ts';

/** Writes the missing versions within the caller's transaction, and returns how many. */
export async function importInstruments(db: Db, instruments: readonly ReadInstrument[]): Promise<number> {
  let created = 0;
  for (const instrument of instruments) {
    const { code, version } = instrument.definition;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('instrument_versions')
      .values({ code, version, definition: instrument.canonical, content_hash: instrument.hash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) continue;
    await writeForms(db, instrument);
    created += 1;
  }
  return created;
}

async function writeForms(db: Db, { definition }: ReadInstrument) {
  for (const form of definition.forms) {
    const { formId, ageMonths, scales, norms, ...described } = describeForm(definition, form);
    await db
      .insertInto('instrument_forms')
      .values({
        ...described,
        form_id: formId,
        code: definition.code,
        from_months: ageMonths.from,
        to_months: ageMonths.to,
        scales: JSON.stringify(scales),
        norms: norms && JSON.stringify(norms),
        content: JSON.stringify(formContent(definition, form)),
      })
      .execute();
  }
}

/** A published version never changes, and a form never moves to another instrument. */
export async function findInstrumentFaults(db: Db, instruments: readonly ReadInstrument[]): Promise<Fault[]> {
  return [...(await findChangedVersions(db, instruments)), ...(await findTakenForms(db, instruments))];
}

async function findChangedVersions(db: Db, instruments: readonly ReadInstrument[]): Promise<Fault[]> {
  const rows = await db
    .selectFrom('instrument_versions')
    .select(['code', 'version', 'content_hash'])
    .where(sql<boolean>`code = any(${instruments.map(({ definition }) => definition.code)}::text[])`)
    .execute();
  const hashes = new Map(rows.map(({ code, version, content_hash }) => [`${code} ${version}`, content_hash]));
  return instruments.flatMap(({ definition: { code, version }, hash, faultAt }) => {
    const known = hashes.get(`${code} ${version}`);
    const message = `${code} ${version} is published with other content: what you changed needs a new version`;
    return known === undefined || known === hash ? [] : [faultAt('version', message)];
  });
}

async function findTakenForms(db: Db, instruments: readonly ReadInstrument[]): Promise<Fault[]> {
  const forms = instruments.flatMap(({ definition, faultAt }) =>
    definition.forms.map((form, index) => ({
      formId: formIdOf(definition, form),
      code: definition.code,
      at: (message: string) => faultAt(`forms[${index}].id`, message),
    })),
  );
  const rows = await db
    .selectFrom('instrument_forms')
    .select(['form_id', 'code'])
    .distinct()
    .where(sql<boolean>`form_id = any(${forms.map(({ formId }) => formId)}::text[])`)
    .execute();
  const owners = new Map(rows.map(({ form_id, code }) => [form_id, code]));
  return forms.flatMap(({ formId, code, at }) => {
    const owner = owners.get(formId) ?? code;
    owners.set(formId, owner);
    return owner === code ? [] : [at(`${formId} is a form of ${owner}`)];
  });
}
