import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useFormHub } from '../../../test/form-hub.ts';
import type { GivenForm } from '../../../test/given-form.ts';

const forms = useFormHub();

/** Runs a statement as a respondent's call would, and returns how many rows it affected. */
const asRespondent = (form: GivenForm | undefined, statement: string): Promise<number> =>
  forms.hub.database.system.transaction().execute(async (db) => {
    await sql`select set_config('hub.organization_id', ${form?.organizationId ?? ''}, true),
      set_config('hub.form_id', ${form?.administrationId ?? ''}, true),
      set_config('hub.respondent_id', ${form?.respondentId ?? ''}, true)`.execute(db);
    await sql`set local role hub_respondent`.execute(db);
    const { rows, numAffectedRows } = await sql.raw(statement).execute(db);
    return Number(numAffectedRows ?? rows.length);
  });

async function answered() {
  const form = await forms.give();
  const device = await forms.device(form);
  await device.save({ item: '1', value: '2' });
  return form;
}

describe('in the database a respondent', () => {
  test('sees the rows of the own form, and none of another', async () => {
    const [form, other] = [await answered(), await answered()];
    for (const table of ['administrations', 'answers', 'instrument_forms']) {
      expect(await asRespondent(form, `select 1 from ${table}`), table).toBe(1);
      expect(await asRespondent(undefined, `select 1 from ${table}`), table).toBe(0);
    }
    expect(
      await asRespondent(form, `select 1 from answers where administration_id = '${other.administrationId}'`),
    ).toBe(0);
    expect(await asRespondent(form, "update administrations set language = 'es'")).toBe(1);
    expect((await forms.rowOf(other)).language).toBe('en');
    const insert = `insert into administration_events (organization_id, administration_id, kind)
      values ('${other.organizationId}', '${other.administrationId}', 'opened')`;
    await expect(asRespondent(form, insert)).rejects.toThrow('row-level security');
  });

  test.each([
    ['clients', 'select 1 from clients'],
    ['cases', 'select 1 from cases'],
    ['respondents', 'select 1 from respondents'],
    ['links', 'select 1 from form_links'],
    ['sessions', 'select 1 from form_sessions'],
    ['the timeline', 'select 1 from administration_events'],
    ['scores', 'select 1 from score_versions'],
    ['reviews', 'select 1 from reviews'],
    ['definitions', 'select 1 from instrument_versions'],
    ['the ledger', 'select 1 from license_holds'],
    ['people', 'select 1 from users'],
    ['jobs', 'select 1 from pgboss.job'],
  ])('sees nothing of %s', async (_, statement) => {
    await expect(asRespondent(await answered(), statement)).rejects.toThrow('permission denied');
  });

  test.each([
    ["update answers set value = '1'"],
    ['delete from answers'],
    ["update administrations set due_on = '2099-01-01'"],
    ["update administrations set norm_group = 'male'"],
    ['delete from administrations'],
    ["update submissions set reason = 'x'"],
  ])('may not: %s', async (statement) => {
    await expect(asRespondent(await answered(), statement)).rejects.toThrow('permission denied');
  });
});

test('nobody changes an answer, a submission, an event or a score, the system neither', async () => {
  await answered();
  for (const table of ['answers', 'submissions', 'administration_events', 'score_versions', 'reviews']) {
    for (const statement of [
      `update ${table} set administration_id = administration_id`,
      `delete from ${table}`,
    ]) {
      await expect(sql.raw(statement).execute(forms.hub.database.system)).rejects.toThrow(
        'permission denied',
      );
    }
  }
});
