/** Stands for a secret in a value: no output may repeat it. */
const PLANTED_SECRET = 'Planted-Secret-4711';

const key = Buffer.alloc(32, 3).toString('base64');
const shortKey = Buffer.from(PLANTED_SECRET).toString('base64');

/** Invalid environments, each with the variable that the error must name. */
export const wrongConfigurations: { variable: string; environment: Record<string, string> }[] = [
  { variable: 'PORT', environment: { PORT: 'abc' } },
  { variable: 'PORT', environment: { PORT: '70000' } },
  { variable: 'HOST', environment: { HOST: 'nowhere.invalid' } },
  { variable: 'HOST', environment: { HOST: '192.0.2.1' } },
  { variable: 'PUBLIC_URL', environment: { PUBLIC_URL: 'foo' } },
  { variable: 'DATA_DIR', environment: { DATA_DIR: '/dev/null' } },
  { variable: 'DATABASE_URL', environment: { DATABASE_URL: `mysql://hub:${PLANTED_SECRET}@localhost/hub` } },
  {
    variable: 'DATABASE_URL',
    environment: { DATABASE_URL: `postgres://hub:${PLANTED_SECRET}@127.0.0.1:1/hub`, ENCRYPTION_KEY: key },
  },
  {
    variable: 'DATABASE_URL',
    environment: {
      DATABASE_URL: `postgres://hub:${PLANTED_SECRET}@nowhere.invalid/hub`,
      ENCRYPTION_KEY: key,
    },
  },
  { variable: 'DATABASE_POOL_SIZE', environment: { DATABASE_POOL_SIZE: '1' } },
  { variable: 'SMTP_URL', environment: { SMTP_URL: `imap://hub:${PLANTED_SECRET}@localhost` } },
  {
    variable: 'ENCRYPTION_KEY',
    environment: { DATABASE_URL: `postgres://hub:${PLANTED_SECRET}@localhost/hub`, ENCRYPTION_KEY: '' },
  },
  { variable: 'ENCRYPTION_KEY', environment: { ENCRYPTION_KEY: shortKey } },
  { variable: 'ENCRYPTION_KEY', environment: { ENCRYPTION_KEY: PLANTED_SECRET } },
  { variable: 'FEATURES', environment: { FEATURES: 'nonsense' } },
  { variable: 'SEED_DEMO', environment: { SEED_DEMO: 'maybe' } },
  { variable: 'OIDC_CLIENT_ID', environment: { OIDC_AUTHORITY: 'https://id.example.com' } },
  { variable: 'OIDC_AUTHORITY', environment: { OIDC_CLIENT_ID: 'hub' } },
  {
    variable: 'SSO_AUTHORITY',
    environment: { SSO_CLIENT_ID: 'hub', SSO_CLIENT_SECRET: PLANTED_SECRET },
  },
  { variable: 'TRUSTED_PROXIES', environment: { TRUSTED_PROXIES: 'nonsense' } },
  { variable: 'PASSWORD_ATTEMPTS_PER_ADDRESS', environment: { PASSWORD_ATTEMPTS_PER_ADDRESS: '0' } },
  { variable: 'LOG_LEVEL', environment: { LOG_LEVEL: 'loud' } },
  { variable: 'BRAND_PROVIDER_URL', environment: { BRAND_PROVIDER_URL: 'ftp://example.com' } },
  { variable: 'BRAND_SUPPORT_PHONES', environment: { BRAND_SUPPORT_PHONES: '800-555-0142' } },
];

export const repeatsSecret = (line: string) =>
  [PLANTED_SECRET, shortKey, key].some((secret) => line.includes(secret));
