import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Definition } from '@hub/instrument/definition';
import { lint } from '@hub/instrument/lint';
import { type Fault, refuseFaults } from '../../library/import/catalogue-refused.ts';
import { jsonFilesOf } from '../../library/import/read-catalogue.ts';
import { readJsonFile } from '../../library/import/read-json-file.ts';
import { canonicalJson } from './canonical-json.ts';

/** A definition without lint faults, and the file it was read from. */
export type ReadInstrument = {
  definition: Definition;
  canonical: string;
  hash: string;
  /** The path is written as lint writes it: `forms[0].id`. */
  faultAt: (path: string, message: string) => Fault;
};

/** Reads all instruments of a folder. A fault in one of them fails all. Faults name files relative to `shown`. */
export function readInstruments(folder: string, shown: string): ReadInstrument[] {
  const faults: Fault[] = [];
  const instruments = jsonFilesOf(folder).flatMap(
    (name) => readInstrument(join(folder, name), join(shown, name), faults) ?? [],
  );
  refuseFaults([...faults, ...repeatedVersions(instruments)]);
  return instruments;
}

/** One instrument; or nothing, with all faults added to `faults`. */
export function readInstrument(path: string, file: string, faults: Fault[]): ReadInstrument | undefined {
  const json = readJsonFile(path, file, faults);
  if (!json) return undefined;
  const faultAt = (field: string, message: string): Fault => ({
    file,
    line: json.lineOf(field),
    ...(field && { field }),
    message,
  });
  const found = lint(json.value);
  if (found.length > 0) {
    faults.push(...found.map((fault) => faultAt(fault.path, fault.message)));
    return undefined;
  }
  // `$schema` is only for editors.
  const { $schema, ...definition } = json.value as Definition;
  const canonical = canonicalJson(definition);
  return { definition, canonical, hash: createHash('sha256').update(canonical).digest('hex'), faultAt };
}

function repeatedVersions(instruments: readonly ReadInstrument[]): Fault[] {
  const earlier = new Map<string, Fault>();
  return instruments.flatMap(({ definition: { code, version }, faultAt }) => {
    const place = earlier.get(`${code} ${version}`);
    if (place) return [faultAt('version', `${code} ${version} stands in ${place.file} already`)];
    earlier.set(`${code} ${version}`, faultAt('version', ''));
    return [];
  });
}
