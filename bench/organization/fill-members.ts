import { type MeasuredHub, query } from '../lists/measured-hub.ts';

const CLIENTS_OF_EACH = 20;

/** The name of the first members, the same number in every organization. */
export const SHARED_NAME = 'sato';
const SHARING = 12;

const idOf = (kind: string) => `md5('${kind} ' || n)::uuid`;

/** People in the organization of the measured account, who manages it, each with clients and as many cases. */
export async function fillMembers({ url, owner }: MeasuredHub, members: number): Promise<void> {
  const { organizationId, accountId } = owner;
  await query(
    url,
    `update accounts set role_id = 2 where id = '${accountId}';
     insert into users (id, email, email_key, first_name, last_name, first_name_key, last_name_key,
       professional_specialization_id)
     select ${idOf('user')}, 'm' || n || '@bench.test', 'm' || n || '@bench.test', 'Ada', initcap(name), 'ada', name,
       case when n <= ${SHARING} then 2 else 1 + n % 3 end
     from generate_series(1, ${members}) n,
       lateral (select case when n <= ${SHARING} then '${SHARED_NAME}' else 'member ' || n end as name) named;
     insert into accounts (organization_id, id, user_id, role_id, status, created_at, last_sign_in_at)
     select '${organizationId}', ${idOf('account')}, ${idOf('user')}, 1 + n % 2, 'Active',
       now() - make_interval(mins => n * 7919 % 100000), now() - make_interval(mins => n * 104729 % 100000)
     from generate_series(1, ${members}) n;
     insert into clients (organization_id, account_id, first_name, last_name, first_name_key, last_name_key,
       date_of_birth)
     select '${organizationId}', ${idOf('account')}, 'C', 'Client ' || c, 'c', 'client ' || c, '2014-05-17'
     from generate_series(1, ${CLIENTS_OF_EACH}) c, generate_series(1, ${members}) n;
     insert into cases (organization_id, account_id, client_id, client_name, client_first_name_key,
       client_last_name_key, case_name, case_name_key, referral_date, expiration_date)
     select organization_id, account_id, id, 'C ' || last_name, first_name_key, last_name_key, 'Case', 'case',
       '2026-01-15', '2099-01-15'
     from clients where first_name = 'C'`,
  );
  await query(url, 'vacuum analyze');
}
