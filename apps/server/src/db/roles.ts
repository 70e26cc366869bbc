import type pg from 'pg';

/** Roles without login. docs/operations.md says what each is for. */
const ROLES = ['hub_app', 'hub_sharing', 'hub_manager', 'hub_support', 'hub_respondent', 'hub_system'];

/** Roles belong to the PostgreSQL server, not to the database, so a database moved from elsewhere may lack them. */
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
