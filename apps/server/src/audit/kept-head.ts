import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../config.ts';
import { type Head, TrailBroken } from './chain.ts';

/** The last head of the audit trail, kept outside of the database so that nobody can change it there. */
export type KeptHead = { read: () => Head | undefined; write: (head: Head) => void };

const LINE = /^(\d+):([0-9a-f]{64})\n$/;

/**
 * Stores the head in a file that is replaced atomically: it holds the former head or the new one, never half of one.
 */
export function headFile(path: string): KeptHead {
  return {
    read() {
      if (!existsSync(path)) return undefined;
      const [, position = '', chain = ''] = LINE.exec(readFileSync(path, 'utf8')) ?? [];
      if (!chain) throw new TrailBroken('the head that was kept cannot be read');
      return { position: Number(position), chain: Buffer.from(chain, 'hex') };
    },
    write({ position, chain }) {
      const written = `${path}.${randomUUID()}`;
      const file = openSync(written, 'wx', 0o600);
      writeSync(file, `${position}:${chain.toString('hex')}\n`);
      fsyncSync(file);
      closeSync(file);
      renameSync(written, path);
    },
  };
}

/** The server does not start if it cannot write its heads. */
export function requireHeadFolder(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw new ConfigError(
      `AUDIT_HEAD_FILE: ${dirname(path)} cannot be written (${(error as { code?: string }).code})`,
    );
  }
}
