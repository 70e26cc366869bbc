import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type MeasuredHub, query } from '../lists/measured-hub.ts';

export type OpenForm = { id: string; cookie: string; device: string };

/** The ids of a form's items, in the order of its definition. */
export async function itemsOf(hub: MeasuredHub, formId: string): Promise<string[]> {
  const rows = await query(
    hub.url,
    `select item ->> 'id' as id from instrument_forms, json_array_elements(content -> 'pages') page,
       json_array_elements(page -> 'items') item where form_id = '${formId}'`,
  );
  return rows.map(({ id }) => String(id));
}

/** Gives a practitioner's forms, each open on its own device with a use held for it. */
export async function openForms(
  hub: MeasuredHub,
  formSessions: Buffer,
  formId: string,
  count: number,
): Promise<OpenForm[]> {
  const forms = Array.from({ length: count }, () => {
    const secret = randomBytes(32).toString('base64url');
    const hash = createHmac('sha256', formSessions).update(secret).digest('hex');
    return { id: randomUUID(), hash, cookie: `form=${secret}`, device: randomUUID() };
  });
  const { organizationId, accountId } = hub.owner;
  const given = JSON.stringify(forms.map(({ id, hash }) => ({ id, hash })));
  await query(
    hub.url,
    `set session_replication_role = replica;
    with client as (
      insert into clients (organization_id, account_id, first_name, last_name, first_name_key, last_name_key,
        date_of_birth)
      values ('${organizationId}', '${accountId}', 'Imogen', 'Fernsby', 'imogen', 'fernsby',
        current_date - interval '10 years')
      returning *
    ), opened as (
      insert into cases (organization_id, account_id, client_id, client_name, client_first_name_key,
        client_last_name_key, case_name, case_name_key, referral_date, expiration_date)
      select '${organizationId}', '${accountId}', id, first_name, first_name_key, last_name_key, 'Bench', 'bench',
        current_date, current_date + 90
      from client
      returning id, client_id
    ), person as (
      insert into respondents (organization_id, case_id, kind, first_name, last_name)
      select '${organizationId}', id, 'other', 'Odo', 'Fernsby' from opened returning id, case_id
    ), lot as (
      insert into license_lots (organization_id, feature_id, quantity, starts_on, source)
      select '${organizationId}', id, ${count}, current_date - 2, 'grant' from product_features where form_id = '${formId}'
      returning id, feature_id
    ), holding as (
      insert into license_holdings (organization_id, feature_id, lot_id, account_id, held)
      select '${organizationId}', feature_id, id, '${accountId}', ${count} from lot returning id, feature_id, lot_id
    ), form as (
      insert into administrations (organization_id, id, number, case_id, client_id, respondent_id, feature_id, form_id,
        instrument_version, role, delivery, language, due_on, sent_by)
      select '${organizationId}', given.id, (select coalesce(max(number), 0) from administrations)
          + row_number() over (order by given.id), opened.id, opened.client_id, person.id, holding.feature_id,
        '${formId}', (select max(version) from instrument_forms where form_id = '${formId}'), 'parent', 1, 'en', current_date + 20, '${accountId}'
      from jsonb_to_recordset('${given}') as given (id uuid), opened, person, holding
      returning id, number, feature_id
    ), entry as (
      insert into license_entries (organization_id, day, kind, feature_id, lot_id, from_holding, from_place, to_holding,
        to_place, quantity, account_id, by_account_id, administration_id, administration_number)
      select '${organizationId}', current_date, 'HOLD', holding.feature_id, holding.lot_id, holding.id, 'available',
        holding.id, 'held', 1, '${accountId}', '${accountId}', form.id, form.number::text
      from form, holding returning id, administration_id
    ), hold as (
      insert into license_holds (organization_id, id, feature_id, holding_id, account_id, administration_id,
        administration_number)
      select '${organizationId}', entry.id, holding.feature_id, holding.id, '${accountId}', entry.administration_id, ''
      from entry, holding
    ), stock as (
      insert into license_stocks (organization_id, feature_id) select '${organizationId}', feature_id from lot
      on conflict do nothing
    )
    insert into form_sessions (organization_id, administration_id, secret_hash, expires_at)
    select '${organizationId}', given.id, decode(given.hash, 'hex'), now() + interval '1 day'
    from jsonb_to_recordset('${given}') as given (id uuid, hash text);
    analyze`,
  );
  return forms;
}
