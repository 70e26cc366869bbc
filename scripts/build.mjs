import { existsSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { measureFirstLoad, measureRespondentsForm } from './first-load.mjs';
import { isMain } from './is-main.mjs';
import { newestChange } from './newest-change.mjs';
import { root } from './root.mjs';
import { exitCodeOf, startTool } from './run-tool.mjs';
import { secondsSince } from './seconds.mjs';

const shared = [
  ...['contract', 'document', 'instrument', 'report'].map((name) => `packages/${name}/src`),
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/first-load.mjs',
];
const webSources = ['index.html', 'vite.config.ts', 'code-splitting.ts', 'public', 'src'].map(
  (name) => `apps/web/${name}`,
);
const respondentSources = [
  ...['index.html', 'vite.config.ts', 'src'].map((name) => `apps/respondent/${name}`),
  ...['tokens.css', 'base.css'].map((name) => `apps/web/src/ui/${name}`),
];
const parts = [
  {
    name: 'web app',
    output: 'apps/web/dist/index.html',
    sources: webSources,
    run: () => buildApp('apps/web', measureFirstLoad),
  },
  {
    name: "respondents' app",
    output: 'apps/respondent/dist/index.html',
    sources: respondentSources,
    run: () => buildApp('apps/respondent', measureRespondentsForm),
  },
  {
    name: 'server',
    output: 'apps/server/dist/main.js',
    sources: ['apps/server/src'],
    run: buildServer,
  },
];

/** What the server starts in processes and threads of their own, and looks for beside itself. */
export const besideServer = {
  'embedded-worker': 'src/db/embedded/embedded-worker.js',
  'picture-decoder': 'src/features/users/picture/picture-decoder.js',
  'document-drawer': 'src/documents/document-drawer.js',
  'drawing-thread': 'src/documents/drawing-thread.js',
  'sheet-reader': 'src/features/clients/sheet/sheet-thread.ts',
};

// Packages in CommonJS call require, which a bundle in ESM does not have.
const REQUIRE_FOR_COMMONJS =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** Builds everything that is older than its sources. */
export async function build() {
  for (const { name, output, sources, run } of parts) {
    const file = join(root, output);
    const changed = Math.max(...[...sources, ...shared].map((source) => newestChange(join(root, source))));
    if (existsSync(file) && statSync(file).mtimeMs > changed) continue;

    const started = performance.now();
    const startedAt = new Date();
    await run().catch((error) => {
      console.error(`The ${name} does not build: ${error.message}`);
      process.exit(1);
    });
    // A file edited during the build may be missing from it and must look newer.
    utimesSync(file, startedAt, startedAt);
    console.log(`Built the ${name} in ${secondsSince(started)}`);
  }
}

/** @param {string} folder @param {(dist: string) => string} measure */
async function buildApp(folder, measure) {
  const vite = startTool('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, folder) });
  if ((await exitCodeOf(vite)) !== 0) throw new Error('Vite failed');
  const dist = join(root, folder, 'dist');
  console.log(`The ${measure(dist)}`);
  rmSync(join(dist, '.vite'), { recursive: true });
  compress(dist);
}

async function buildServer() {
  const { build, stop } = await import('esbuild');
  const folder = join(root, 'apps/server');
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  await build({
    absWorkingDir: folder,
    entryPoints: {
      main: 'src/main.ts',
      ...besideServer,
      backup: 'src/commands/backup.ts',
      restore: 'src/commands/restore.ts',
      operator: 'src/commands/operator.ts',
    },
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
    // A single file starts twice as fast as a thousand. Packages with binaries or data files stay outside.
    external: [
      ...['@electric-sql/*', '@fontsource-variable/inter', '@node-rs/argon2', 'pg-native', 'sharp'],
      ...['@embedpdf/*', '@expo-google-fonts/*', '@myriaddreamin/*', '@resvg/*'],
    ],
    banner: { js: REQUIRE_FOR_COMMONJS },
    logLevel: 'warning',
  });
  await stop();
}

if (isMain(import.meta)) await build();
