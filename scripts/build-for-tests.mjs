import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { besideServer } from './build.mjs';
import { importsOf } from './imports/read-imports.mjs';
import { root } from './root.mjs';

const SERVER = 'apps/server';
/** Its files look for others beside themselves, and for folders of the server above. */
const FOLDER = `${SERVER}/dist-tests`;
const IN_BUNDLE = /^(apps\/server\/(src|test)|packages\/[^/]+\/src)\//;
const TEST_FILE = /\.(test|spec)\.ts$/;

/**
 * Bundles what tests import of the server and the packages, and tells vitest.config.ts where each module is. A worker of
 * Vitest would load a thousand files one by one, which takes it ten seconds of the processor.
 */
export async function buildForTests() {
  const { build, stop } = await import('esbuild');
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      ...Object.fromEntries(Object.entries(besideServer).map(([name, file]) => [name, `${SERVER}/${file}`])),
      ...Object.fromEntries(importedByTests().map((file) => [file.replaceAll('/', '--').slice(0, -3), file])),
    },
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    plugins: [packagesStayOutside],
    logLevel: 'warning',
  });
  await stop();
  const places = Object.entries(metafile.outputs).flatMap(([output, { entryPoint }]) =>
    entryPoint ? [[entryPoint, output]] : [],
  );
  process.env.TEST_BUNDLE = join(root, FOLDER, 'index.json');
  writeFileSync(process.env.TEST_BUNDLE, JSON.stringify(Object.fromEntries(places)));
}

/** Tests import packages too, and must meet the same ones. @type {import('esbuild').Plugin} */
const packagesStayOutside = {
  name: 'packages stay outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return;
      const [, name = '', rest] = /^@hub\/([^/]+)\/(.+)$/.exec(path) ?? [];
      if (!rest) return { path, external: true };
      return { path: join(root, name === 'server' ? 'apps' : 'packages', name, 'src', `${rest}.ts`) };
    });
  },
};

/** The modules that tests, journeys and proofs import. */
function importedByTests() {
  const importers = ['apps/e2e', 'proof', `${SERVER}/src`]
    .flatMap(sourcesIn)
    .filter((file) => TEST_FILE.test(file) || !IN_BUNDLE.test(file));
  const imported = importers.flatMap((file) =>
    importsOf(file, readFileSync(join(root, file), 'utf8'))
      .filter(({ target, typeOnly }) => !typeOnly && IN_BUNDLE.test(target) && !TEST_FILE.test(target))
      .map(({ target }) => target),
  );
  return [...new Set(imported)].sort();
}

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path);
    return path.endsWith('.ts') ? [path] : [];
  });
}
