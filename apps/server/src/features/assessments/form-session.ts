import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import {
  cookieSeconds,
  type FormCookies,
  formCookie,
  hashFormSecret,
  newFormSecret,
} from '../../http/form-cookie.ts';
import type { Leftover } from '../../jobs/clean-up.ts';

type Form = { organizationId: string; administrationId: string };
/** Whether it is the practitioner's device, which goes back to them. */
type Device = { isHandedOver?: boolean };

export const formSessionLeftover: Leftover = {
  table: 'form_sessions',
  column: 'expires_at',
  after: '0 seconds',
};

/** Opens a form on a device. The returned cookie is good for this form only. */
export async function openFormSession(
  db: Db,
  cookies: FormCookies,
  { organizationId, administrationId, isHandedOver = false }: Form & Device,
): Promise<{ cookie: string }> {
  const secret = newFormSecret();
  await db
    .insertInto('form_sessions')
    .values({
      organization_id: organizationId,
      administration_id: administrationId,
      secret_hash: hashFormSecret(cookies, secret),
      expires_at: sql<Date>`now() + make_interval(secs => ${cookieSeconds(isHandedOver)})`,
      is_handed_over: isHandedOver,
    })
    .execute();
  return { cookie: formCookie(cookies, administrationId, secret, cookieSeconds(isHandedOver)) };
}
