import type { TestHub } from '../../apps/server/test/test-hub.ts';

const query = (hub: TestHub, statement: string) => hub.database.pool.query(statement);

export const forgetAttempts = (hub: TestHub) => query(hub, 'delete from password_attempts');

/** Ends every delay; locks stay. */
export const endDelays = (hub: TestHub) =>
  query(hub, 'update password_attempts set not_before = now() where failures < 10');

/** Makes the existing delays so long that even a slow machine does not outlast them. */
export const stretchDelays = (hub: TestHub) =>
  query(
    hub,
    `update password_attempts set not_before = now() + interval '1 hour' where not_before > last_at`,
  );

/** As if everything had happened 15 minutes earlier. */
export const passFifteenMinutes = (hub: TestHub) =>
  query(
    hub,
    `update password_attempts set
      not_before = not_before - interval '15 minutes', last_at = last_at - interval '15 minutes'`,
  );

/** The delay in seconds after the last attempt of the only email. */
export async function delayInSeconds(hub: TestHub): Promise<number> {
  const { rows } = await query(
    hub,
    'select greatest(0, extract(epoch from not_before - last_at))::float as seconds from password_attempts',
  );
  return rows.length === 1 ? rows[0].seconds : Number.NaN;
}
