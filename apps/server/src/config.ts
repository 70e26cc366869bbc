import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { features } from '@hub/contract/runtime-config';
import { z } from 'zod';

type Feature = (typeof features)[number];

export type Config = {
  port: number;
  host: string;
  publicUrl: URL;
  dataDir: string;
  /** The file that holds the head of the audit trail outside of the database. */
  auditHeadFile: string;
  database: { kind: 'embedded' } | { kind: 'postgres'; url: string; poolSize: number };
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Receives the license requests of managers. */
  salesEmail: string;
  externalProvider: { authority: string; clientId: string; audience: string } | undefined;
  /** The school's provider. Its button is on the sign-in page. */
  school: { authority: string; clientId: string; clientSecret: string } | undefined;
  encryptionKey: Buffer | undefined;
  trustedProxies: string[];
  logLevel: string;
  passwordAttemptsPerAddress: number;
  connectionsPerAddress: number;
  seedDemo: boolean;
  features: Record<Feature, boolean>;
  brand: {
    providerName: string;
    providerUrl: string;
    supportPhones: [string, string];
    singleSignOnLabel: string;
  };
};

const ON_BY_DEFAULT: readonly Feature[] = ['createReport', 'pooling', 'individualLicenses', 'myOrg'];

const SCHOOL_VARIABLES = ['SSO_AUTHORITY', 'SSO_CLIENT_ID', 'SSO_CLIENT_SECRET'] as const;

const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});
const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.int().min(least, error).max(most, error));
};
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const variables = z
  .object({
    PORT: wholeNumber(1, 65535).default(8080),
    HOST: z.string().default('localhost'),
    PUBLIC_URL: webUrl
      .regex(/^[^/]*\/\/[^/]*\/?$/, 'must have no path: the hub is served at the root')
      .optional(),
    DATA_DIR: z.string().default('./data'),
    AUDIT_HEAD_FILE: z.string().optional(),
    // Some parsers refuse URLs of Unix sockets, which have no host.
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
    DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' }).optional(),
    SALES_EMAIL: z.email().default('sales@example.com'),
    MAIL_FROM: z.string().default('Evaluation Hub <no-reply@example.com>'),
    OIDC_AUTHORITY: webUrl.optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_AUDIENCE: z.string().optional(),
    SSO_AUTHORITY: webUrl.optional(),
    SSO_CLIENT_ID: z.string().optional(),
    SSO_CLIENT_SECRET: z.string().optional(),
    ENCRYPTION_KEY: z
      .base64('must be 32 bytes in base64')
      .transform((text) => Buffer.from(text, 'base64'))
      .refine((key) => key.length === 32, 'must be 32 bytes in base64')
      .optional(),
    TRUSTED_PROXIES: list
      .pipe(
        z.array(
          z.string().refine(isProxy, {
            error: 'may list addresses, ranges such as 10.0.0.0/8, loopback, linklocal and uniquelocal',
          }),
        ),
      )
      .default([]),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
        error: 'must be fatal, error, warn, info, debug or silent',
      })
      .default('info'),
    PASSWORD_ATTEMPTS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
    CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(500),
    SEED_DEMO: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
    FEATURES: list
      .pipe(
        z.array(
          z.string().refine((item) => (features as readonly string[]).includes(item.replace(/^-/, '')), {
            error: `may name ${features.join(', ')}, each with an optional - before it`,
          }),
        ),
      )
      .default([]),
    BRAND_PROVIDER_NAME: z.string().default('Larkfield Assessments'),
    BRAND_PROVIDER_URL: webUrl.default('https://www.example.com'),
    BRAND_SUPPORT_PHONES: list
      .pipe(z.tuple([z.string(), z.string()], { error: 'must be two phone numbers with a comma between' }))
      .default(['800-555-0142', '800-555-0178']),
    BRAND_SINGLE_SIGN_ON_LABEL: z.string().optional(),
  })
  .superRefine((env, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (env.DATABASE_URL && !env.ENCRYPTION_KEY) {
      refuse('ENCRYPTION_KEY', 'is needed with DATABASE_URL: 32 random bytes in base64');
    }
    if (env.OIDC_AUTHORITY && !env.OIDC_CLIENT_ID) refuse('OIDC_CLIENT_ID', 'is needed with OIDC_AUTHORITY');
    if (env.OIDC_CLIENT_ID && !env.OIDC_AUTHORITY) refuse('OIDC_AUTHORITY', 'is needed with OIDC_CLIENT_ID');
    const schoolGiven = SCHOOL_VARIABLES.find((name) => env[name]);
    for (const name of SCHOOL_VARIABLES) {
      if (schoolGiven && !env[name]) refuse(name, `is needed with ${schoolGiven}`);
    }
    if (schoolGiven && env.OIDC_AUTHORITY) {
      refuse(schoolGiven, 'cannot be used with OIDC_AUTHORITY: that provider signs everybody in');
    }
  });

/** A variable is invalid. The message names the variable and never its value. */
export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  // Compose files pass a variable that is not set as an empty one.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const env = parsed.data;

  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    dataDir: resolve(env.DATA_DIR),
    auditHeadFile: resolve(env.AUDIT_HEAD_FILE ?? join(env.DATA_DIR, 'audit-head')),
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE }
      : { kind: 'embedded' },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    salesEmail: env.SALES_EMAIL,
    externalProvider:
      env.OIDC_AUTHORITY && env.OIDC_CLIENT_ID
        ? {
            authority: env.OIDC_AUTHORITY.replace(/\/$/, ''),
            clientId: env.OIDC_CLIENT_ID,
            audience: env.OIDC_AUDIENCE ?? env.OIDC_CLIENT_ID,
          }
        : undefined,
    school:
      env.SSO_AUTHORITY && env.SSO_CLIENT_ID && env.SSO_CLIENT_SECRET
        ? {
            authority: env.SSO_AUTHORITY,
            clientId: env.SSO_CLIENT_ID,
            clientSecret: env.SSO_CLIENT_SECRET,
          }
        : undefined,
    encryptionKey: env.ENCRYPTION_KEY,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    passwordAttemptsPerAddress: env.PASSWORD_ATTEMPTS_PER_ADDRESS,
    connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
    seedDemo: (env.SEED_DEMO ?? (env.DATABASE_URL ? 'off' : 'on')) === 'on',
    features: chosenFeatures(env.FEATURES),
    brand: {
      providerName: env.BRAND_PROVIDER_NAME,
      providerUrl: env.BRAND_PROVIDER_URL,
      supportPhones: env.BRAND_SUPPORT_PHONES,
      singleSignOnLabel:
        env.BRAND_SINGLE_SIGN_ON_LABEL ?? (env.OIDC_AUTHORITY ? new URL(env.OIDC_AUTHORITY).host : 'Clever'),
    },
  };
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isRange = bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(text) || (most > 0 && isRange && more.length === 0)
  );
}

function chosenFeatures(choices: string[]): Record<Feature, boolean> {
  const isOn = (feature: Feature) =>
    choices.includes(feature) || (ON_BY_DEFAULT.includes(feature) && !choices.includes(`-${feature}`));
  return Object.fromEntries(features.map((feature) => [feature, isOn(feature)])) as Record<Feature, boolean>;
}
