import { asSystem } from '../../../db/as-system.ts';
import type { Db } from '../../../db/database.ts';
import type { Scope } from '../../../db/request-scope.ts';
import type { FormCookies } from '../../../http/form-cookie.ts';
import { type FormParams, holdFormOfRespondent } from '../administration-access.ts';
import { recordEvent } from '../events.ts';
import { openFormSession } from '../form-session.ts';
import { recordHandOff } from './hand-off-repository.ts';

/** Ends a session and everything that came from its sign-in. */
export type EndSession = (db: Db, sessionId: string) => Promise<void>;

/**
 * Opens a form on the device of the practitioner. Practitioners who fill in a form of their own stay signed in. For
 * anybody else the screen is handed over: the commit that opens the form also ends the session.
 */
export async function startHere(
  scope: Scope,
  cookies: FormCookies,
  params: FormParams,
  endSession: (db: Db) => Promise<void>,
): Promise<{ cookie: string; address: string }> {
  const form = await holdFormOfRespondent(scope, params);
  const { db, organizationId, accountId } = scope;
  const which = { organizationId, administrationId: form.id };
  const isHandedOver = form.role !== 'clinician';
  const { cookie } = await openFormSession(db, cookies, { ...which, isHandedOver });
  await recordEvent(db, which, { kind: 'started-here', accountId });
  if (isHandedOver) {
    await recordHandOff(scope, form.id);
    await asSystem(db, endSession);
  }
  return { cookie, address: `/assessment/${form.id}` };
}
