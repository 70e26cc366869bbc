import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Secrets } from '../security/secrets.ts';

/** Where a command was typed. */
export type Terminal = {
  /** Paths that were typed begin here. */
  folder: string;
  print: (text: string) => void;
  complain: (text: string) => void;
};

export type Parts = { config: Config; database: Database; secrets: Secrets; terminal: Terminal };

/** Answers the exit code. */
export type Work = (parts: Parts) => Promise<number>;

/** Work on files alone, done where it was typed: it needs neither a database nor a server. */
export type LocalWork = (terminal: Terminal) => Promise<number>;

export type Command = {
  usage: string;
  /** What was asked for, or nothing when that is not clear. */
  read: (args: string[]) => Work | undefined;
  readLocal?: (args: string[]) => LocalWork | undefined;
};
