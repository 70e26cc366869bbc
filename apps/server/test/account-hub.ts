import { createOrganization } from '@hub/contract/auth/organizations/organizations';
import { confirmEmail } from '@hub/contract/auth/users/email';
import { signUp } from '@hub/contract/auth/users/registration';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { call } from './call.ts';
import { startTestHub, type TestHub } from './test-hub.ts';

export const PASSWORD = 'Quiet-Meadow-19';

export const somePerson = {
  firstName: 'Wilma',
  lastName: 'Thornbury',
  professionalSpecializationId: 3,
  highestDegreeId: 2,
  licensed: true,
  agreement: true,
  advertisingOptIn: false,
};

export const someOrganization = {
  name: 'Thornbury Counseling',
  acceptedTerms: true,
  streetAddress: '7 Orchard Lane',
  city: 'Springfield',
  state: 'Illinois',
  country: 'United States',
  zipCode: '62701',
  organizationType: 'Standard',
  url: '',
};

/** Credentials in the format of a registration. */
export const credentials = (email: string, password: string) =>
  Buffer.from(`${email}:${password}`).toString('base64');

/** A different address for each call, since rate limits are not under test. */
const fromAnywhere = () => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return { 'x-forwarded-for': `10.${a}.${b}.${c}` };
};

export const newEmail = () => `person-${crypto.randomUUID().slice(0, 8)}@demo.test`;

type Person = {
  email: string;
  password?: string;
  organizationId: string;
  /** The token of a person from another provider. */
  token?: string;
};

/** A hub where people may register, for the tests of one file. */
export function useAccountHub(environment: Record<string, string> = {}) {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub({
      environment: { FEATURES: 'register', TRUSTED_PROXIES: 'loopback', ...environment },
    });
  });
  afterAll(() => hub.close());

  const callAnywhere = (endpoint: AnyEndpoint, options: Parameters<typeof call>[2] = {}) =>
    call(hub, endpoint, { ...options, headers: { ...fromAnywhere(), ...options.headers } });

  const mailsTo = async (email: string) => (await hub.mails()).filter(({ to }) => to === email);

  return {
    get hub() {
      return hub;
    },

    call: callAnywhere,

    mailsTo,

    /** The latest mail to an address with a matching subject. */
    mailTo: (email: string, subject: RegExp) =>
      vi.waitFor(
        async () => {
          const mail = (await mailsTo(email)).find((each) => subject.test(each.subject));
          expect(mail, `a mail to ${email}`).toBeDefined();
          return mail as NonNullable<typeof mail>;
        },
        { timeout: 15_000, interval: 100 },
      ),

    async codeSentTo(email: string): Promise<string> {
      const { subject } = await this.mailTo(email, /is your Evaluation Hub code$/);
      return subject.slice(0, 6);
    },

    async newOrganization(changes: object = {}): Promise<string> {
      const name = `Practice ${crypto.randomUUID()}`;
      const { body } = await callAnywhere(createOrganization, {
        body: { ...someOrganization, name, ...changes },
      });
      return body.id;
    },

    signUp: ({ email, password = PASSWORD, organizationId, token }: Person, changes: object = {}) => {
      const user = credentials(email, password);
      return callAnywhere(signUp, {
        ...(token !== undefined && { token }),
        body: { ...somePerson, user, userConfirmation: user, organizationId, ...changes },
      });
    },

    async confirm(email: string, password = PASSWORD) {
      const token = await hub.signIn(email, password);
      const code = await this.codeSentTo(email);
      return callAnywhere(confirmEmail, { token, body: { code, accessToken: token } });
    },

    /** A manager of a new organization, with a confirmed email. */
    async newManager() {
      const email = newEmail();
      const organizationId = await this.newOrganization();
      await this.signUp({ email, organizationId });
      await this.confirm(email);
      return { email, organizationId, token: await hub.signIn(email, PASSWORD) };
    },

    /** Backdates the user's sessions. */
    ageSessions: (email: string) =>
      hub.database.pool.query(
        `update sessions set opened_at = opened_at - interval '16 minutes'
         where user_id = (select id from users where email = $1)`,
        [email],
      ),

    statusOf: async (email: string) => {
      const row = await hub.database.system
        .selectFrom('accounts')
        .innerJoin('users', 'users.id', 'accounts.user_id')
        .select(['accounts.status', 'accounts.id', 'accounts.role_id as roleId'])
        .where('users.email', '=', email)
        .executeTakeFirstOrThrow();
      return row;
    },
  };
}
