import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageAssetsFolder, tokensFile } from '../paths.ts';

const CSS = 'text/css; charset=utf-8';
const JAVASCRIPT = 'text/javascript; charset=utf-8';

const files = [
  { url: '/pages/tokens.css', file: tokensFile, type: CSS },
  { url: '/pages/pages.css', file: join(pageAssetsFolder, 'pages.css'), type: CSS },
  { url: '/pages/sign-out.js', file: join(pageAssetsFolder, 'sign-out.js'), type: JAVASCRIPT },
  {
    url: '/pages/inter.woff2',
    file: createRequire(import.meta.url).resolve(
      '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    ),
    type: 'font/woff2',
  },
];

/** Serves the styles of the pages that the server renders itself. */
export function pageAssets(app: FastifyInstance): void {
  for (const { url, file, type } of files) {
    const content = readFileSync(file);
    app.get(url, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(content),
    );
  }
}
