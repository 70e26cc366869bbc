import { requireTwoFactor } from '@hub/contract/auth/organizations/two-factor-requirement';
import {
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  turnOffTwoFactor,
} from '@hub/contract/auth/users/two-factor';
import type { FastifyInstance } from 'fastify';
import { updateOrganization } from '../../accounts/organization-repository.ts';
import { findUserEmail } from '../../accounts/user-repository.ts';
import { Problem } from '../../http/problem.ts';
import { type AccountCaller, serveAccount } from '../../http/serve.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { twoFactorOffMail, twoFactorOnMail } from '../../mail/templates/two-factor.ts';
import type { OwnerCheck } from '../owner-check.ts';
import { otpauthUrl } from './otpauth-url.ts';
import { removeSecondFactor } from './second-factor-repository.ts';
import type { SecondFactors } from './second-factors.ts';

type Dependencies = {
  secondFactors: SecondFactors;
  checkOwner: OwnerCheck;
  sendMail: SendMail;
  publicUrl: URL;
};

/** Turning two-factor sign-in on and off, and requiring it for an organization. */
export function twoFactorRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { secondFactors, checkOwner, sendMail, publicUrl } = dependencies;
  const db = app.database.system;

  const checkCode = async ({ userId, address }: AccountCaller, code: string) => {
    const { email } = await findUserEmail(db, userId);
    await secondFactors.check({ userId, email, address, code });
    return { email };
  };

  serveAccount(app, beginTwoFactor, async ({ body, caller, commit }) => {
    await checkOwner(caller, body.currentPassword);
    const { email } = await findUserEmail(db, caller.userId);
    return commit(async (db) => {
      const secret = await secondFactors.begin(db, caller.userId);
      return { secret, url: otpauthUrl(email, secret) };
    });
  });

  serveAccount(app, confirmTwoFactor, async ({ body, caller, commit }) => {
    const { email } = await findUserEmail(db, caller.userId);
    return commit(async (db) => {
      const recoveryCodes = await secondFactors.confirm(db, caller.userId, body.code);
      await sendMail(db, { to: email, ...twoFactorOnMail(publicUrl) });
      return { recoveryCodes };
    });
  });

  serveAccount(app, turnOffTwoFactor, async ({ body, caller, commit }) => {
    const { email } = await checkCode(caller, body.code);
    return commit(async (db) => {
      await removeSecondFactor(db, caller.userId);
      await sendMail(db, { to: email, ...twoFactorOffMail(publicUrl) });
      return undefined;
    });
  });

  serveAccount(app, renewRecoveryCodes, async ({ body, caller, commit }) => {
    await checkCode(caller, body.code);
    return commit(async (db) => ({
      recoveryCodes: await secondFactors.issueRecoveryCodes(db, caller.userId),
    }));
  });

  serveAccount(app, requireTwoFactor, async ({ body, caller, commit }) => {
    // Managers must not lock themselves out.
    if (body.required && !caller.twoFactorEnabled) throw new Problem('two-factor-off');
    return commit(async (db, recordChange) => {
      await updateOrganization(db, caller, { two_factor_required: body.required });
      recordChange({ former: { required: caller.twoFactorRequired }, present: body });
      return body;
    });
  });
}
