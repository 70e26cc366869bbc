import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Secrets } from '../security/secrets.ts';

/** The terminal in which a command was typed. */
export type Terminal = {
  /** Typed paths are relative to this folder. */
  folder: string;
  print: (text: string) => void;
  complain: (text: string) => void;
};

export type Parts = { config: Config; database: Database; secrets: Secrets; terminal: Terminal };

/** Returns the exit code. */
export type Work = (parts: Parts) => Promise<number>;

/** Work on local files only: it needs neither a database nor a server. */
export type LocalWork = (terminal: Terminal) => Promise<number>;

export type Command = {
  usage: string;
  /** Parses the arguments. Returns nothing when they are not valid. */
  read: (args: string[]) => Work | undefined;
  readLocal?: (args: string[]) => LocalWork | undefined;
};
