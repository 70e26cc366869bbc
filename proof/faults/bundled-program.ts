import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// The server looks for its migrations beside the folder that it runs from.
const FOLDER = fileURLToPath(new URL('../../apps/server/.cache', import.meta.url));

/** A program of the proofs as one file, which starts in half the time of its sources. */
export async function bundledProgram(program: URL): Promise<string> {
  const outfile = `${FOLDER}/${basename(program.pathname, '.ts')}.js`;
  await build({
    entryPoints: [fileURLToPath(program)],
    outfile,
    bundle: true,
    external: ['@electric-sql/*', '@node-rs/argon2', 'pg-native', 'sharp'],
    // Packages in CommonJS call require, which a bundle in ESM does not have.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  return outfile;
}
