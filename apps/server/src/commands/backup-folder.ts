import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import pg from 'pg';
import { ConfigError } from '../config.ts';

export const DUMP = 'hub.dump';
export const DATA = 'data';

export class BackupRefused extends Error {}

export const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Runs a PostgreSQL program on a database. The password is not passed as an argument, since every user of the machine
 * can read arguments.
 */
export async function runOnDatabase(program: string, url: string, args: readonly string[]): Promise<void> {
  const address = url.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, '$1@');
  const { password } = new pg.Client(url);
  try {
    await promisify(execFile)(program, [`--dbname=${address}`, ...args], {
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    });
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') throw new ConfigError(`${program}: install the client programs of PostgreSQL`);
    throw new BackupRefused(`${program}: ${stderr.trim()}`);
  }
}
