import type { FastifyStaticOptions } from '@fastify/static';

/** The options for serving the files of a built page. */
export const builtFiles = (root: string): FastifyStaticOptions => ({
  root,
  wildcard: false,
  index: false,
  cacheControl: false,
  preCompressed: true,
  // Compressed copies are served in place of their originals and have no addresses of their own.
  globIgnore: ['**/*.{br,gz}'],
  setHeaders: (reply, path) => {
    // Built files carry a hash of their content in their name.
    const built = path.includes('/assets/');
    reply.header('cache-control', built ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});
