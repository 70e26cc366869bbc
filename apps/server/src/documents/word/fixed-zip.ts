import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

// The earliest date of the ZIP format, in local time as the format uses it.
const BEGINNING = new Date(1980, 0, 1);
const WRITTEN_NOW = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g;
const RANDOM_ID = /\brId[\w-]{21}(?![\w-])/g;

/** Makes the file reproducible: fixed times, and fixed ids of links. */
export function fixedZip(file: Uint8Array): Uint8Array {
  const ids = new Map<string, string>();
  const fixedId = (id: string) => {
    if (!ids.has(id)) ids.set(id, `rIdLink${ids.size + 1}`);
    return ids.get(id) as string;
  };
  const entries = Object.entries(unzipSync(file)).sort(([a], [b]) => (a < b ? -1 : 1));
  const fixed: Zippable = {};
  for (const [path, content] of entries) {
    fixed[path] = /\.(xml|rels)$/.test(path)
      ? strToU8(strFromU8(content).replace(WRITTEN_NOW, '$12000-01-01T00:00:00Z').replace(RANDOM_ID, fixedId))
      : content;
  }
  return zipSync(fixed, { mtime: BEGINNING, level: 6 });
}
