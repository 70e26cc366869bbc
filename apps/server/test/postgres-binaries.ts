import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Debian keeps one folder for each major version and leaves the server's programs out of PATH.
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL server's programs, or undefined when none is installed. */
export function findPostgresBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}
