import type { FastifyInstance } from 'fastify';
import { approvalRoutes } from '../../accounts/approval-routes.ts';
import { settingsRoutes } from '../../accounts/settings-routes.ts';
import { timeZoneRoutes } from '../../accounts/time-zone-routes.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Enqueue } from '../../jobs/enqueue.ts';
import type { Logger } from '../../logging/logger.ts';
import { createSendMail } from '../../mail/outbox.ts';
import type { Secrets } from '../../security/secrets.ts';
import { createAccountCodes } from '../account-codes.ts';
import { emailRoutes } from '../email/email-routes.ts';
import { invitationRoutes } from '../invitations/invitation-routes.ts';
import { createInvitations } from '../invitations/send-invitations.ts';
import { createMailer } from '../mailer.ts';
import { registrationRoutes } from '../registration/registration-routes.ts';
import { sessionRoutes } from '../sessions/session-routes.ts';
import { newcomerOf } from './external-newcomer.ts';
import { createExternalProvider } from './external-provider.ts';
import { createExternalSessions } from './external-sessions.ts';
import { externalSignInRoutes, refuse } from './external-sign-in-routes.ts';
import { createExternalTokens } from './external-tokens.ts';

type External = NonNullable<Config['externalProvider']>;
type Dependencies = {
  config: Config;
  database: Database;
  secrets: Secrets;
  logger: Logger;
  enqueue: Enqueue;
};

/** An external provider identifies people; their accounts here determine what they may do. */
export function createExternalIdentity({ authority, audience }: External, dependencies: Dependencies) {
  const { config, database, secrets, logger, enqueue } = dependencies;
  const { publicUrl } = config;
  const provider = createExternalProvider(authority, logger);
  const readToken = createExternalTokens({ provider, audience, logger });
  const sendMail = createSendMail(enqueue, secrets.mail);
  const codes = createAccountCodes(secrets.accountCodes);
  const providerLabel = config.brand.singleSignOnLabel;
  const mailer = createMailer({ sendMail, codes, publicUrl, providerLabel });
  const invitations = createInvitations({ secrets, sendMail, publicUrl });
  const readNewcomer = async (token: string) => {
    const read = await readToken(token);
    return read && newcomerOf(provider, token, read);
  };

  return {
    verifyToken: createExternalSessions({ provider, readToken, db: database.system }),

    async routes(app: FastifyInstance) {
      registrationRoutes(app, { mailer, providerLabel, onlyNewcomers: true, newcomerOf: readNewcomer });
      invitationRoutes(app, { ...invitations, onlyNewcomers: true, newcomerOf: readNewcomer });
      settingsRoutes(app, { asksForSecondFactor: false });
      emailRoutes(app, { codes, mailer, checkOwner: refuse, sendMail, publicUrl });
      approvalRoutes(app, { sendMail, publicUrl });
      timeZoneRoutes(app);
      sessionRoutes(app);
      externalSignInRoutes(app);
    },

    // The provider's keys are looked up when a token needs them.
    reloadKeys: async () => {},
    jobs: [],
  };
}
