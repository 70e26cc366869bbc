import type { FastifyStaticOptions } from '@fastify/static';

/** How the files of a built page are served from their folder. */
export const builtFiles = (root: string): FastifyStaticOptions => ({
  root,
  wildcard: false,
  index: false,
  cacheControl: false,
  preCompressed: true,
  // Served in place of the files that they are made from, at no addresses of their own.
  globIgnore: ['**/*.{br,gz}'],
  setHeaders: (reply, path) => {
    // Built files carry a hash of their content in their name.
    const built = path.includes('/assets/');
    reply.header('cache-control', built ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});
