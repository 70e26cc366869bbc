import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));

/** Bundles parts of the web app into one script that a page can run. */
export async function bundleForPage(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: WEB, loader: 'js' },
    bundle: true,
    write: false,
    outdir: WEB,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
}
