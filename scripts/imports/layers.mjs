/**
 * @typedef {object} Layer
 * @property {string[]} files Where its files are; a folder ends with a slash.
 * @property {string[]} imports The layers below it. Its own files may import each other as well.
 * @property {boolean} [apart] Its folders know nothing of each other.
 * @property {string[]} [packages] The only packages it may import; any when left out.
 */

/** @param {string} folder @param {string[]} names */
const inside = (folder, ...names) => names.map((name) => `${folder}/${name}`);

const contract = ['contract rules', 'contract'];
const server = ['server base', 'server features', 'server identity', 'server composition', 'server main'];

/** What may import what. A file belongs to the first layer that names it. @type {Record<string, Layer>} */
export const layers = {
  'contract rules': {
    files: inside('packages/contract/src', 'fields/', 'dates/'),
    imports: [],
    packages: ['zod'],
  },
  contract: { files: ['packages/contract/src/'], imports: ['contract rules'], packages: ['zod'] },

  'server base': {
    files: [
      ...inside('apps/server/src', 'config.ts', 'paths.ts'),
      ...inside('apps/server/src', 'audit/', 'db/', 'http/', 'jobs/', 'mail/', 'rich-text/', 'security/'),
    ],
    imports: [...contract],
  },
  'server features': {
    files: ['apps/server/src/features/'],
    imports: [...contract, 'server base'],
    apart: true,
  },
  'server identity': {
    files: ['apps/server/src/identity/'],
    imports: [...contract, 'server base', 'server features'],
  },
  'server composition': {
    files: inside('apps/server/src', 'server.ts', 'commands/', 'demo/'),
    imports: [...contract, 'server base', 'server features', 'server identity'],
  },
  'server main': {
    files: ['apps/server/src/main.ts'],
    imports: [...contract, ...server],
  },

  // Every screen links to others, so the table of addresses lies below them although it sits in app.
  'web paths': { files: ['apps/web/src/app/paths.ts'], imports: [] },
  'web ui': { files: ['apps/web/src/ui/'], imports: ['contract rules'] },
  'web lib': { files: ['apps/web/src/lib/'], imports: [...contract, 'web paths', 'web ui'] },
  'web features': {
    files: ['apps/web/src/features/'],
    imports: [...contract, 'web paths', 'web ui', 'web lib'],
    apart: true,
  },
  'web pages': {
    files: ['apps/web/src/pages/'],
    imports: [...contract, 'web paths', 'web ui', 'web lib', 'web features'],
  },
  'web app': {
    files: ['apps/web/src/app/'],
    imports: [...contract, 'web paths', 'web ui', 'web lib', 'web features', 'web pages'],
  },
  'web main': {
    files: ['apps/web/src/main.tsx'],
    imports: [...contract, 'web paths', 'web ui', 'web lib', 'web features', 'web pages', 'web app'],
  },

  'server test support': { files: ['apps/server/test/'], imports: [...contract, ...server] },
  'outside checks': {
    files: ['apps/e2e/', 'proof/', 'bench/'],
    imports: [...contract, ...server, 'server test support'],
  },
};
