import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { copyFolder } from './postgres-cluster.ts';
import { runQuickly } from './quick-start.ts';

/**
 * Filled databases that tests copy: the demonstration in an embedded database and in the data of a stopped PostgreSQL
 * server, and the embedded one with the tenants of the journeys.
 */
export type TemplateKind = 'embedded' | 'postgres' | 'tenants';

const programs = {
  embedded: new URL('embedded-template.ts', import.meta.url),
  postgres: new URL('postgres-template.ts', import.meta.url),
  tenants: new URL('../../e2e/tenants.ts', import.meta.url),
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
const KEPT = join(root, 'node_modules/.cache/test-templates');
/** What decides which tables there are and who is in them. */
const DATA = [
  ...['migrations', 'content', 'src/demo'].map((folder) => `apps/server/${folder}`),
  ...['tenants', 'demo-sign-in', 'library-tenant'].map((name) => `apps/e2e/${name}.ts`),
  'package-lock.json',
];
/** Everything else that may have a say in what they contain. */
const CODE = [
  ...['src', 'test'].map((folder) => `apps/server/${folder}`),
  ...['contract', 'document', 'instrument', 'report'].map((name) => `packages/${name}/src`),
];

/**
 * The folder of one that is as the sources are now. It is kept for the next run. With `TEMPLATES_MAY_BE_OLDER` one does
 * that was filled by other code with the same data.
 */
export async function templateOf(kind: TemplateKind): Promise<string> {
  const older = process.env.TEMPLATES_MAY_BE_OLDER ? findOlder(kind) : undefined;
  const folder = older ?? join(KEPT, keyOfSources(), kind);
  if (!existsSync(folder)) await fill(kind, folder);
  return folder;
}

const kept = () => (existsSync(KEPT) ? readdirSync(KEPT) : []);

function findOlder(kind: TemplateKind): string | undefined {
  const [data = ''] = keyOfSources().split('-');
  return kept()
    .filter((name) => name.startsWith(data))
    .map((name) => join(KEPT, name, kind))
    .find((folder) => existsSync(folder));
}

async function fill(kind: TemplateKind, folder: string) {
  removeOthers();
  // Another run may fill the same one. The first to be done keeps its own.
  const draft = `${folder}-${randomUUID()}`;
  mkdirSync(join(folder, '..'), { recursive: true });
  if (kind === 'tenants') copyFolder(await templateOf('embedded'), draft);
  await runQuickly(programs[kind], draft);
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
}

let key: string | undefined;
const keyOfSources = (): string => (key ??= `${hashOf(DATA)}-${hashOf(CODE)}`);

function hashOf(sources: string[]): string {
  const hash = createHash('sha256').update(String(findPostgresBinaries()));
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

function filesOf(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .filter((name) => !name.endsWith('.test.ts'))
    .flatMap((name) => filesOf(`${path}/${name}`));
}

function removeOthers() {
  const others = kept().filter((name) => name !== keyOfSources());
  for (const name of others) rmSync(join(KEPT, name), { recursive: true });
}
