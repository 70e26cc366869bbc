import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const KEY = Buffer.alloc(32, 1).toString('base64');

test('nothing set is the embedded default', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 8080,
    database: { kind: 'embedded' },
    seedDemo: true,
    smtpUrl: undefined,
  });
  expect(config.publicUrl.href).toBe('http://localhost:8080/');
  expect(config.features).toEqual({
    createReport: true,
    pooling: true,
    individualLicenses: true,
    myOrg: true,
    register: false,
    landing: false,
    billing: false,
    prolearn: false,
  });
});

test('a PostgreSQL server is not seeded unless asked for', () => {
  const postgres = { DATABASE_URL: 'postgres://hub@db/hub', ENCRYPTION_KEY: KEY };
  expect(readConfig(postgres).seedDemo).toBe(false);
  expect(readConfig({ ...postgres, SEED_DEMO: 'on' }).seedDemo).toBe(true);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SMTP_URL: '' }).port).toBe(8080);
});

test('features are turned on by name and off by a minus', () => {
  const { features } = readConfig({ FEATURES: 'register, landing,-pooling' });
  expect(features).toMatchObject({ register: true, landing: true, pooling: false, myOrg: true });
});

test.each(['postgres:///hub?host=/var/run/postgresql', 'postgres://hub@/hub?host=/var/run/postgresql'])(
  'the address of a Unix socket, which has no host, is taken: %s',
  (url) => {
    const { database } = readConfig({ DATABASE_URL: url, ENCRYPTION_KEY: KEY });
    expect(database).toMatchObject({ kind: 'postgres', url });
  },
);

describe('a wrong value is refused with one line that names the variable and not the value', () => {
  test.each([
    [{ PORT: 'sesame' }, 'PORT: must be a whole number from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT: must be a whole number from 1 to 65535'],
    [{ PUBLIC_URL: 'https://sesame.test/hub' }, 'PUBLIC_URL: must have no path'],
    [{ PUBLIC_URL: 'sesame' }, 'PUBLIC_URL: must be an address that starts with http:// or https://'],
    [{ DATABASE_URL: 'mysql://sesame' }, 'DATABASE_URL: must start with postgres://'],
    [
      { DATABASE_URL: 'postgres://a:sesame@b/c' },
      'ENCRYPTION_KEY: is needed with DATABASE_URL: 32 random bytes in base64',
    ],
    [{ ENCRYPTION_KEY: 'sesame' }, 'ENCRYPTION_KEY: must be 32 bytes in base64'],
    [{ SMTP_URL: 'http://sesame' }, 'SMTP_URL: must start with smtp:// or smtps://'],
    [{ OIDC_AUTHORITY: 'https://id.demo.test' }, 'OIDC_CLIENT_ID: is needed with OIDC_AUTHORITY'],
    [{ OIDC_CLIENT_ID: 'sesame' }, 'OIDC_AUTHORITY: is needed with OIDC_CLIENT_ID'],
    [{ SSO_AUTHORITY: 'https://school.demo.test' }, 'SSO_CLIENT_ID: is needed with SSO_AUTHORITY'],
    [{ SSO_CLIENT_ID: 'hub', SSO_CLIENT_SECRET: 'sesame' }, 'SSO_AUTHORITY: is needed with SSO_CLIENT_ID'],
    [
      { SSO_AUTHORITY: 'https://school.demo.test', SSO_CLIENT_ID: 'hub' },
      'SSO_CLIENT_SECRET: is needed with SSO_AUTHORITY',
    ],
    [
      {
        SSO_AUTHORITY: 'https://school.demo.test',
        SSO_CLIENT_ID: 'hub',
        SSO_CLIENT_SECRET: 'sesame',
        OIDC_AUTHORITY: 'https://id.demo.test',
        OIDC_CLIENT_ID: 'hub',
      },
      'SSO_AUTHORITY: cannot be used with OIDC_AUTHORITY',
    ],
    [{ SEED_DEMO: 'sesame' }, 'SEED_DEMO: must be on or off'],
    [{ LOG_LEVEL: 'sesame' }, 'LOG_LEVEL: must be fatal, error, warn, info, debug or silent'],
    [{ FEATURES: 'sesame' }, 'FEATURES: may name createReport,'],
    [
      { BRAND_SUPPORT_PHONES: 'sesame' },
      'BRAND_SUPPORT_PHONES: must be two phone numbers with a comma between',
    ],
  ])('%o', (environment, message) => {
    let refusal = '';
    try {
      readConfig(environment);
    } catch (error) {
      refusal = (error as Error).message;
    }
    expect(refusal).toContain(message);
    expect(refusal).not.toContain('sesame');
    expect(refusal).not.toContain('\n');
  });
});
