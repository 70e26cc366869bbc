import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { approvalRoutes } from '../accounts/approval-routes.ts';
import { settingsRoutes } from '../accounts/settings-routes.ts';
import { timeZoneRoutes } from '../accounts/time-zone-routes.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Enqueue } from '../jobs/enqueue.ts';
import type { Logger } from '../logging/logger.ts';
import { createSendMail } from '../mail/outbox.ts';
import type { Secrets } from '../security/secrets.ts';
import { createAccountCodes } from './account-codes.ts';
import { createPasswordChecker } from './check-password.ts';
import { emailRoutes } from './email/email-routes.ts';
import { invitationRoutes } from './invitations/invitation-routes.ts';
import { createInvitations } from './invitations/send-invitations.ts';
import { createMailer } from './mailer.ts';
import { forgottenPasswords } from './new-password/forgot-password-job.ts';
import { newPasswordPageRoutes } from './new-password/new-password-page-routes.ts';
import { createPasswordChange } from './new-password/password-change.ts';
import { passwordRoutes } from './new-password/password-routes.ts';
import { createOwnerCheck } from './owner-check.ts';
import { createProvider, issuerOf } from './provider.ts';
import { providerRoutes } from './provider-routes.ts';
import { registrationRoutes } from './registration/registration-routes.ts';
import { createRegistrationTickets } from './school/registration-tickets.ts';
import { createSchoolProvider } from './school/school-provider.ts';
import { SCHOOL_CALLBACK } from './school/school-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { createSignInAttempts } from './sign-in-attempts.ts';
import { signInPageRoutes } from './sign-in-page-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { ensureSigningKey, loadSigningKeys } from './signing-keys.ts';
import { createTokenReader } from './token-reader.ts';
import { createSecondFactors } from './two-factor/second-factors.ts';
import { twoFactorRoutes } from './two-factor/two-factor-routes.ts';

type Dependencies = {
  config: Config;
  database: Database;
  secrets: Secrets;
  logger: Logger;
  enqueue: Enqueue;
};

/** Our own OpenID provider with its pages, tokens and API calls. */
export async function createEmbeddedIdentity({ config, database, secrets, logger, enqueue }: Dependencies) {
  const db = database.system;
  const { publicUrl } = config;
  const providerLabel = config.brand.singleSignOnLabel;
  await ensureSigningKey(database, secrets.signingKeys);
  let keys = await loadSigningKeys(db, secrets.signingKeys);
  let current: Provider = createProvider({ db, publicUrl, secrets, keys, logger });
  const provider = () => current;
  const readToken = createTokenReader(issuerOf(publicUrl), () => keys);
  const attemptKey = secrets.attemptSubjects;
  const attemptsPerAddress = config.passwordAttemptsPerAddress;
  const attempts = createSignInAttempts({ db, attemptKey, attemptsPerAddress, enqueue });
  const checkPassword = await createPasswordChecker({ db, attemptKey, attempts });
  const checkOwner = createOwnerCheck(db, checkPassword);
  const secondFactors = createSecondFactors({ db, secrets, attempts });
  const sendMail = createSendMail(enqueue, secrets.mail);
  const codes = createAccountCodes(secrets.accountCodes);
  const mailer = createMailer({ sendMail, codes, publicUrl, providerLabel });
  const tickets = createRegistrationTickets(secrets.registrationTickets);
  const school = config.school && {
    school: createSchoolProvider(config.school, new URL(SCHOOL_CALLBACK, publicUrl)),
    tickets,
    label: providerLabel,
    supportPhones: config.brand.supportPhones,
  };
  const invitations = createInvitations({ secrets, sendMail, publicUrl });
  const change = createPasswordChange({ sendMail, publicUrl, attemptKey });

  return {
    verifyToken: (token: string) => readToken(token),

    /** Reloads the keys after a rotation by any instance or command. */
    async reloadKeys() {
      const newest = await loadSigningKeys(db, secrets.signingKeys);
      if (newest.version === keys.version) return;
      current = createProvider({ db, publicUrl, secrets, keys: newest, logger });
      keys = newest;
    },

    async routes(app: FastifyInstance) {
      signInRoutes(app, { provider, checkPassword, secondFactors, readToken, db });
      registrationRoutes(app, { mailer, newcomerOf: tickets.read, providerLabel });
      emailRoutes(app, { codes, mailer, checkOwner, sendMail, publicUrl });
      passwordRoutes(app, { checkOwner, change, enqueue });
      approvalRoutes(app, { sendMail, publicUrl });
      timeZoneRoutes(app);
      settingsRoutes(app, { asksForSecondFactor: true });
      invitationRoutes(app, { ...invitations, newcomerOf: tickets.read, onlyNewcomers: false });
      twoFactorRoutes(app, { secondFactors, checkOwner, sendMail, publicUrl });
      sessionRoutes(app);
      const mayRegister = config.features.register;
      await app.register((pages) =>
        signInPageRoutes(pages, { provider, checkPassword, secondFactors, publicUrl, mayRegister, school }),
      );
      await app.register((pages) => newPasswordPageRoutes(pages, { codes, change, enqueue }));
      await app.register((idp) => providerRoutes(idp, { provider, readToken, db, publicUrl }));
    },

    jobs: [forgottenPasswords({ database, mailer })],
  };
}
