import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { CatalogueRefused, type Fault, refuseFaults } from './catalogue-refused.ts';
import { type FileEnding, type LinkedFile, readLinkedFile } from './linked-file.ts';
import { type ProductEntry, productSchema } from './product-schema.ts';
import { readJsonFile } from './read-json-file.ts';

type Path = readonly PropertyKey[];

/** A product, the file it was read from, and the files that it names by path. */
export type ReadProduct = {
  entry: ProductEntry;
  files: ReadonlyMap<string, LinkedFile>;
  faultAt: (path: Path, message: string) => Fault;
};

/** Reads all product files of a folder. A fault in one of them fails all. Faults name files relative to `shown`. */
export function readCatalogue(folder: string, shown = ''): ReadProduct[] {
  const names = jsonFilesOf(folder);
  const faults: Fault[] = [];
  const products = names.flatMap((name) => readProduct(folder, name, join(shown, name), faults) ?? []);
  faults.push(...repeatedSkus(products));
  refuseFaults(faults);
  return products;
}

export function jsonFilesOf(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    throw new CatalogueRefused([{ file: folder, message: 'is no folder that can be read' }]);
  }
  const files = names.filter((name) => name.endsWith('.json')).sort();
  if (files.length === 0) throw new CatalogueRefused([{ file: folder, message: 'has no .json files' }]);
  return files;
}

function readProduct(folder: string, name: string, file: string, faults: Fault[]): ReadProduct | undefined {
  const json = readJsonFile(join(folder, name), file, faults);
  if (!json) return undefined;
  const faultAt = (path: Path, message: string): Fault => ({
    file,
    line: json.lineOf(path),
    field: path.join('.'),
    message,
  });
  const { success, data: entry, error } = productSchema.safeParse(json.value);
  if (!success) {
    faults.push(...error.issues.flatMap((issue) => faultsOf(issue, faultAt)));
    return undefined;
  }
  const product = { entry, files: new Map<string, LinkedFile>(), faultAt };
  for (const { path, value, ending } of linksOf(entry)) {
    const linked = readLinkedFile(folder, value, ending);
    if (typeof linked === 'string') faults.push(faultAt(path, linked));
    else product.files.set(value, linked);
  }
  return product;
}

const faultsOf = (issue: z.core.$ZodIssue, faultAt: ReadProduct['faultAt']): Fault[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => faultAt([...issue.path, key], 'is no field of a product file'))
    : [faultAt(issue.path, issue.message)];

const VIDEO_FILES = { file: 'webm', captions: 'vtt', poster: 'webp' } as const;

type Link = { path: Path; value: string; ending: FileEnding };

const linksOf = ({ cover, sample, features }: ProductEntry): Link[] => [
  { path: ['cover'], value: cover, ending: 'svg' },
  ...(sample ? [{ path: ['sample'], value: sample, ending: 'pdf' } as const] : []),
  ...features.flatMap(({ videos }, featureIndex) =>
    videos.flatMap((video, index) =>
      (['file', 'captions', 'poster'] as const).map((field) => ({
        path: ['features', featureIndex, 'videos', index, field],
        value: video[field],
        ending: VIDEO_FILES[field],
      })),
    ),
  ),
];

/** A sku must be unique across all files. */
function repeatedSkus(products: readonly ReadProduct[]): Fault[] {
  const owners = new Map<string, Fault>();
  const faults: Fault[] = [];
  for (const { entry, faultAt } of products) {
    const skus = [
      { sku: entry.sku, path: ['sku'] },
      ...entry.features.map(({ sku }, index) => ({ sku, path: ['features', index, 'sku'] })),
    ];
    for (const { sku, path } of skus) {
      const earlier = owners.get(sku);
      const place = faultAt(path, '');
      if (earlier)
        faults.push({ ...place, message: `${sku} stands in ${earlier.file}, line ${earlier.line}, already` });
      else owners.set(sku, place);
    }
  }
  return faults;
}
