import { cpSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const inServer = (path: string) => fileURLToPath(new URL(`../../apps/server/${path}`, import.meta.url));

// The server looks for its migrations beside this folder, and for the thread of its database in it.
const FOLDER = inServer('.cache');
const THREAD = 'embedded-worker.js';

/** Bundles a program of the proofs into one file, which starts in half the time of its sources. */
export async function bundledProgram(program: URL): Promise<string> {
  const outfile = `${FOLDER}/${basename(program.pathname, '.ts')}.js`;
  await build({
    entryPoints: [fileURLToPath(program)],
    outfile,
    bundle: true,
    external: [
      ...['@electric-sql/*', '@node-rs/argon2', 'pg-native', 'sharp'],
      ...[
        '@embedpdf/*',
        '@expo-google-fonts/*',
        '@fontsource-variable/inter',
        '@myriaddreamin/*',
        '@resvg/*',
      ],
    ],
    // Packages in CommonJS call require, which a bundle in ESM does not have.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  cpSync(inServer(`dist/${THREAD}`), `${FOLDER}/${THREAD}`);
  return outfile;
}
