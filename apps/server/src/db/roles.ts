import type pg from 'pg';

/** Without login; what each is for is in docs/operations.md. */
const ROLES = ['hub_app', 'hub_sharing', 'hub_manager', 'hub_support', 'hub_respondent', 'hub_system'];

/** The roles belong to the server and not to the database: a database that comes from elsewhere finds none. */
export async function ensureRoles(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string; exists: boolean; member: boolean }>(
    `select name, rolname is not null as exists,
       rolname is not null and pg_has_role(current_user, rolname, 'member') as member
     from unnest($1::text[]) as name left join pg_roles on rolname = name`,
    [ROLES],
  );
  for (const { name, exists, member } of rows) {
    if (!exists) await owner.query(`create role ${name} nologin`);
    if (!member) await owner.query(`grant ${name} to current_user`);
  }
  await owner.query('grant hub_app to hub_sharing');
}
