import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/**
 * A link is found by a keyed hash, and its secret is encrypted so that it can be copied again. Typed codes are hashed
 * with a key of their own.
 */
export type FormLinkKeys = { hash: Buffer; seal: Buffer; code: Buffer };

/** Keys for each purpose, derived from the one configured key. */
export type Secrets = {
  signingKeys: Buffer;
  providerRecords: Buffer;
  cookies: string;
  auditChain: Buffer;
  attemptSubjects: Buffer;
  accountCodes: Buffer;
  secondFactors: Buffer;
  recoveryCodes: Buffer;
  registrationTickets: Buffer;
  mail: Buffer;
  licenseKeys: Buffer;
  keptAnswers: Buffer;
  formSessions: Buffer;
  formLinks: FormLinkKeys;
};

export function loadSecrets(config: Config): Secrets {
  const key = config.encryptionKey ?? keptKey(join(config.dataDir, 'encryption.key'));
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `hub ${purpose}`, 32));
  return {
    signingKeys: derive('signing keys'),
    providerRecords: derive('provider records'),
    cookies: derive('cookies').toString('base64url'),
    auditChain: derive('audit chain'),
    attemptSubjects: derive('attempt subjects'),
    accountCodes: derive('account codes'),
    secondFactors: derive('second factors'),
    recoveryCodes: derive('recovery codes'),
    registrationTickets: derive('registration tickets'),
    mail: derive('mail'),
    licenseKeys: derive('license keys'),
    keptAnswers: derive('kept answers'),
    formSessions: derive('form sessions'),
    formLinks: {
      hash: derive('form link hashes'),
      seal: derive('sealed form links'),
      code: derive('form codes'),
    },
  };
}

function keptKey(file: string): Buffer {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600, flag: 'wx' });
  return readFileSync(file);
}
